import { useState } from 'react';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { createIdempotencyKeys } from '#widgets/core/api/idempotency-key.ts';
import { Form } from '#widgets/core/form/form.tsx';
import type { FormState } from '#widgets/core/form/form-state.ts';
import { SelectField, TextAreaField, TextField } from '#widgets/core/ui/field.tsx';
import { Dialog } from '#widgets/page/dialog/dialog.tsx';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { bookByHand } from './booking-calls.ts';
import { SlotFailure } from './slot-failure.tsx';
import { SlotFields } from './slot-fields.tsx';
import { slotText } from './slot-text.ts';
import { useSavedBooking } from './use-bookings.ts';
import { useSlotForm } from './use-slot-form.ts';

interface BookByHandDialogProps {
  /** The day to begin with. */
  day: CalendarDate;
  onClose: () => void;
}

/** For a client on the telephone. What was typed is kept until it is booked or thrown away. */
export function BookByHandDialog({ day, onClose }: BookByHandDialogProps) {
  const [keyOf] = useState(createIdempotencyKeys);
  const saved = useSavedBooking();
  const form = useSlotForm({
    draft: 'booking-by-hand',
    start: { date: day },
    send({ otherTime: _, ...values }, slot) {
      const booking = { ...values, time: undefined, ...slot };
      return bookByHand(booking, keyOf(booking));
    },
    onSaved(booking) {
      onClose();
      saved(booking);
      showToast({ title: 'Booked', description: `${booking.name}, ${slotText(booking)}.` });
    },
  });
  const { state } = form;

  return (
    <Dialog title="Book by hand" onClose={onClose}>
      <Form {...form} label="Booking">
        <SlotFields form={form} />
        <ClientFields form={state} />
        <SlotFailure form={form} verb="Book" />
        <div className="admin-actions ui-wide">
          <button type="submit" className="ui-button admin-primary" disabled={state.pending}>
            {state.pending ? 'Booking…' : 'Book'}
          </button>
          {form.dirty ? (
            <button
              type="button"
              className="ui-button admin-quiet"
              onClick={() => form.restart({ date: day }, undefined)}
            >
              Start over
            </button>
          ) : null}
        </div>
      </Form>
    </Dialog>
  );
}

/** The controls carry the names of the booking payload (spec §3). */
function ClientFields({ form }: { form: FormState }) {
  return (
    <>
      <TextField form={form} name="name" label="Name" required autoComplete="off" />
      <TextField form={form} name="phone" label="Phone" required type="tel" autoComplete="off" />
      <TextField form={form} name="email" label="Email" required type="email" autoComplete="off" />
      <SelectField
        form={form}
        name="inspectionType"
        label="Inspection type"
        placeholder="Select a type"
        options={bookingTypes}
      />
      <TextField form={form} name="address" label="Property address" required wide />
      <TextAreaField
        form={form}
        name="notes"
        label="Notes"
        wide
        hint="What the client says: access, lockbox or gate code, utilities."
      />
    </>
  );
}
