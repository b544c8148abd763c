import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PartnerChip } from '#admin/leads/lead-source.tsx';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { createIdempotencyKeys } from '#client/idempotency-key.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { Form } from '#ui/form/form.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { bookByHand } from '../booking-calls.ts';
import { InspectorField } from '../inspector-field.tsx';
import { SlotFailure } from '../slot/slot-failure.tsx';
import { SlotPicker } from '../slot/slot-picker.tsx';
import { formatSlot } from '../slot/slot-text.ts';
import { useSlotForm } from '../slot/use-slot-form.ts';
import { useSavedBooking } from '../use-bookings.ts';
import { useToday } from '../use-today.ts';
import { ByHandClient } from './by-hand-client.tsx';
import { ByHandHome } from './by-hand-home.tsx';
import { ByHandMore } from './by-hand-more.tsx';
import { againValues, homeOf, lengthOf, manualBookingOf, startValues } from './by-hand-values.ts';
import { chargeFee, feeIn, ReInspectionFee } from './re-inspection-fee.tsx';
import '#widgets/quote/quote.css';

interface ByHandFormProps {
  /** The initial day. */
  day: CalendarDate;
  /** The request that becomes a booking. */
  request: ContactRequest | undefined;
  /** The booking after which it is a re-inspection. */
  again?: Booking | undefined;
}

const DRAFT = 'booking-by-hand';

/** Client, price and start in one form. A draft keeps the texts until it is booked or discarded. */
export function ByHandForm({ day, request, again }: ByHandFormProps) {
  const [keyOf] = useState(createIdempotencyKeys);
  const [, navigate] = useLocation();
  const today = useToday();
  const saved = useSavedBooking();
  const { inspector, prices } = useBusiness();
  const missesFee = useRef(false);
  const texts = again
    ? againValues(day, again, prices.services.reInspection?.from)
    : startValues(day, request);
  const start = { inspectorId: inspector.id, ...texts };
  const form = useSlotForm({
    draft: request
      ? `booking-of-request:${request.id}`
      : again
        ? `re-inspection:${again.id}`
        : DRAFT,
    start,
    async send(values, anyway) {
      const booking = { ...manualBookingOf(values, request?.id), anyway };
      const fee = again && feeIn(values);
      const booked = await bookByHand(booking, keyOf(booking));
      missesFee.current = fee !== undefined && !(await chargeFee(booked, fee));
      return booked;
    },
    onSaved(booking) {
      saved(booking);
      navigate(`/bookings/${booking.id}`);
      showToast(
        missesFee.current
          ? {
              title: 'Booked without its price',
              description: 'Add the price of the re-inspection on this screen.',
              kind: 'destructive',
            }
          : { title: 'Booked', description: `${booking.name}, ${formatSlot(booking)}.` },
      );
    },
  });
  const state = { ...form.state, errors: withoutPrefix(form.state.errors) };
  const home = homeOf(state.values, today);

  return (
    <Form {...form} state={state} label="Booking">
      {request ? (
        <p className="admin-by-hand-request ui-wide">
          <span>{`From ${request.firstName} ${request.lastName}’s request, which becomes “Booked”.`}</span>
          <PartnerChip attribution={request.attribution} />
          {request.bookingId ? (
            <span>
              It already has <Link href={`/bookings/${request.bookingId}`}>a booking</Link>.
            </span>
          ) : null}
        </p>
      ) : null}
      <ByHandClient form={state} draft={request || again ? undefined : DRAFT} />
      {again ? (
        <ReInspectionFee form={state} again={again} />
      ) : (
        <ByHandHome form={state} home={home} date={state.values['date'] ?? day} today={today} />
      )}
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
        <InspectorField form={state} />
      </section>
      <ByHandMore form={state} asksPartner={!request?.attribution?.partner} />
      <SlotFailure form={form} verb="Book" />
      <div className="ui-wide">
        <Alert>{state.errors['requestId']}</Alert>
        <div className="admin-actions">
          <Button type="submit" kind="primary" busy={state.pending}>
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

/** The server names the fields of the quote `quote.squareFootage`; the controls have no prefix. */
const withoutPrefix = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^quote\./, ''), message]),
  );
