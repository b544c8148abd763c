import { ConflictNotice } from '#admin/edits/conflict-notice.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { Form } from '#widgets/core/form/form.tsx';
import { Dialog } from '#widgets/page/dialog/dialog.tsx';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { moveBooking } from './booking-calls.ts';
import { bookingDifferences } from './booking-differences.ts';
import { SlotFailure } from './slot-failure.tsx';
import { SlotFields } from './slot-fields.tsx';
import { slotText } from './slot-text.ts';
import { slotOf, useSlotForm } from './use-slot-form.ts';

interface RescheduleDialogProps {
  booking: Booking;
  onSaved: (booking: Booking) => void;
  onClose: () => void;
}

export function RescheduleDialog({ booking, onSaved, onClose }: RescheduleDialogProps) {
  const form = useSlotForm({
    start: { date: booking.date },
    revision: booking.revision,
    send: (_values, slot, revision) => moveBooking(booking.id, { revision, ...slot }),
    onSaved(moved) {
      onClose();
      onSaved(moved);
      showToast({ title: 'Appointment moved', description: `Now ${slotText(moved)}.` });
    },
  });
  const refusal = form.state.errors['action'];

  return (
    <Dialog title={`Reschedule ${booking.name}`} onClose={onClose}>
      <p className="admin-slot-now">Now: {slotText(booking)}</p>
      {form.conflict ? (
        <ConflictNotice
          conflict={form.conflict}
          differences={(current) =>
            bookingDifferences({ ...booking, ...slotOf(form.state.values) }, current)
          }
          onTakeTheirs={(current) => {
            onClose();
            onSaved(current);
          }}
        />
      ) : null}
      <Form {...form} label="New time">
        <SlotFields form={form} />
        <SlotFailure form={form} verb="Move" />
        {refusal ? (
          <p className="admin-alert ui-wide" role="alert">
            {refusal}
          </p>
        ) : null}
        <div className="admin-actions ui-wide">
          <button type="submit" className="ui-button admin-primary" disabled={form.state.pending}>
            {form.state.pending ? 'Moving…' : 'Move appointment'}
          </button>
          <button type="button" className="ui-button admin-quiet" onClick={onClose}>
            Keep it as it is
          </button>
        </div>
      </Form>
    </Dialog>
  );
}
