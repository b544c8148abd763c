import { ConflictNotice } from '#admin/forms/conflict-notice.tsx';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { formatSpan } from '#domain/schedule/format-span.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { moveBooking } from '../booking-calls.ts';
import { SlotFailure } from '../slot/slot-failure.tsx';
import { SlotPicker } from '../slot/slot-picker.tsx';
import { formatSlot } from '../slot/slot-text.ts';
import { useSlotForm } from '../slot/use-slot-form.ts';
import { bookingDifferences } from './booking-differences.ts';

interface RescheduleDialogProps {
  booking: Booking;
  onSaved: (booking: Booking) => void;
  onClose: () => void;
}

export function RescheduleDialog({ booking, onSaved, onClose }: RescheduleDialogProps) {
  const form = useSlotForm({
    start: { date: booking.date, time: '' },
    revision: booking.revision,
    send: ({ date, time }, anyway, revision) =>
      moveBooking(booking.id, { revision, date, time: time || undefined, anyway }),
    onSaved(moved) {
      onClose();
      onSaved(moved);
      showToast({ title: 'Appointment moved', description: `Now ${formatSlot(moved)}.` });
    },
  });
  const { state, conflict } = form;
  const { date = booking.date, time } = state.values;

  return (
    <Dialog title={`Reschedule ${booking.name}`} onClose={onClose} wide>
      <p className="admin-slot-now">{`Now: ${formatSlot(booking)} (${formatSpan(booking)})`}</p>
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          differences={(current) =>
            bookingDifferences({ ...booking, date, time: time || booking.time }, current)
          }
          onAcceptCurrent={(current) => {
            onClose();
            onSaved(current);
          }}
        />
      ) : null}
      <Form {...form} label="New time">
        <SlotPicker
          form={form}
          length={{ minutes: booking.minutes }}
          address={booking.address}
          optionEnds={booking.optionEnds}
          except={booking.id}
        />
        <SlotFailure form={form} verb="Move" />
        <div className="ui-wide">
          <Alert>{state.errors['action']}</Alert>
          <div className="admin-actions">
            <Button type="submit" kind="primary" busy={state.pending}>
              {state.pending ? 'Moving…' : 'Move appointment'}
            </Button>
            <Button onClick={onClose}>Keep it as it is</Button>
          </div>
        </div>
      </Form>
    </Dialog>
  );
}
