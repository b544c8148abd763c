import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PartnerChip } from '#admin/leads/lead-source.tsx';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { createIdempotencyKeys } from '#client/idempotency-key.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { Form } from '#ui/form/form.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { DetailsFields } from '#widgets/booking/details-fields.tsx';
import { VisitFields } from '#widgets/booking/visit-fields.tsx';
import { HomeBasics, HomeDetails } from '#widgets/quote/home-fields.tsx';
import { OptionField } from '#widgets/quote/option-field.tsx';
import { bookByHand } from './booking-calls.ts';
import { homeOf, lengthOf, manualBookingOf, startValues } from './by-hand-values.ts';
import { HomePrice } from './home-price.tsx';
import { PartnerField } from './partner-field.tsx';
import { SlotFailure } from './slot-failure.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { formatSlot } from './slot-text.ts';
import { useSavedBooking } from './use-bookings.ts';
import { useSlotForm } from './use-slot-form.ts';
import { useToday } from './use-today.ts';
import '#widgets/quote/quote.css';

interface ByHandFormProps {
  /** The initial day. */
  day: CalendarDate;
  /** The request that becomes a booking. */
  request: ContactRequest | undefined;
}

/** Price, start and client in one form. A draft keeps the texts until it is booked or discarded. */
export function ByHandForm({ day, request }: ByHandFormProps) {
  const [keyOf] = useState(createIdempotencyKeys);
  const [, navigate] = useLocation();
  const today = useToday();
  const saved = useSavedBooking();
  const start = startValues(day, request);
  const form = useSlotForm({
    draft: request ? `booking-of-request:${request.id}` : 'booking-by-hand',
    start,
    send(values, anyway) {
      const booking = { ...manualBookingOf(values, request?.id), anyway };
      return bookByHand(booking, keyOf(booking));
    },
    onSaved(booking) {
      saved(booking);
      navigate(`/bookings/${booking.id}`);
      showToast({ title: 'Booked', description: `${booking.name}, ${formatSlot(booking)}.` });
    },
  });
  const state = { ...form.state, errors: withoutPrefix(form.state.errors) };
  const home = homeOf(state.values, today);

  return (
    <Form {...form} state={state} label="Booking">
      {request ? (
        <p className="admin-by-hand-request ui-wide">
          From the request of {request.firstName} {request.lastName}, which becomes “Booked”.
          <PartnerChip attribution={request.attribution} />
          {request.bookingId ? (
            <>
              {' '}
              It has <Link href={`/bookings/${request.bookingId}`}>a booking</Link> already.
            </>
          ) : null}
        </p>
      ) : null}
      <section className="admin-panel ui-wide" aria-labelledby="home">
        <h2 className="admin-panel-title" id="home">
          Home and price
        </h2>
        <div className="admin-by-hand-home">
          <div className="admin-details-fields">
            <HomeBasics form={state} required={false} />
            <HomeDetails form={state}>
              <OptionField form={state} optionEnds={undefined} />
            </HomeDetails>
          </div>
          <HomePrice home={home} date={state.values['date'] ?? day} today={today} />
        </div>
      </section>
      <section className="admin-panel ui-wide" aria-labelledby="start">
        <h2 className="admin-panel-title" id="start">
          Day and start
        </h2>
        <SlotPicker
          form={{ ...form, state }}
          length={lengthOf(state.values, home)}
          address={state.values['address']}
          optionEnds={state.values['optionEnds']}
        />
      </section>
      <section className="admin-panel ui-wide" aria-labelledby="client">
        <h2 className="admin-panel-title" id="client">
          Client
        </h2>
        <div className="admin-details-fields">
          <DetailsFields
            form={state}
            byOwner
            notesHint="What the client says: access, lockbox or gate code, utilities."
          />
          <VisitFields form={state} />
          {request?.attribution?.partner ? null : <PartnerField form={state} />}
        </div>
      </section>
      <SlotFailure form={form} verb="Book" />
      <div className="ui-wide">
        <Alert>{state.errors['requestId']}</Alert>
        <div className="admin-actions">
          <Button type="submit" kind="primary" disabled={state.pending}>
            {state.pending ? 'Booking…' : 'Book'}
          </Button>
          {form.dirty ? (
            <Button onClick={() => form.restart(start, undefined)}>Start over</Button>
          ) : null}
        </div>
      </div>
    </Form>
  );
}

/** The server names the fields of the quote `quote.squareFootage`, the controls do not. */
const withoutPrefix = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^quote\./, ''), message]),
  );
