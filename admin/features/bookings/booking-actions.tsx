import { CalendarClock, CalendarX, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#admin/edits/confirm-dialog.tsx';
import { ConflictNotice } from '#admin/edits/conflict-notice.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { statusAfter } from '#domain/booking/booking-status.ts';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { bookingDifferences } from './booking-differences.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { slotText } from './slot-text.ts';
import { useBookingAction } from './use-booking-action.ts';

interface BookingActionsProps {
  booking: Booking;
  onSaved: (booking: Booking) => void;
}

export function BookingActions({ booking, onSaved }: BookingActionsProps) {
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const close = () => setOpen(undefined);
  const action = useBookingAction(booking, (saved) => {
    onSaved(saved);
    showToast(
      saved.status === 'cancelled'
        ? { title: 'Booking cancelled', description: `${slotText(saved)} is free again.` }
        : { title: 'Booking completed', description: `The inspection for ${saved.name} is done.` },
    );
  });
  const can = (what: 'move' | 'cancel' | 'complete') =>
    statusAfter(booking.status, what) !== undefined;

  return (
    <>
      {action.conflict ? (
        <ConflictNotice
          conflict={action.conflict}
          differences={(current) => bookingDifferences(action.mine, current)}
          onTakeTheirs={(current) => {
            action.forgetConflict();
            onSaved(current);
          }}
        />
      ) : null}
      {action.failure ? (
        <p className="admin-alert" role="alert">
          {action.failure}
        </p>
      ) : null}
      {can('move') ? (
        <div className="admin-actions admin-booking-actions">
          <button type="button" className="ui-button admin-primary" onClick={() => setOpen('move')}>
            <CalendarClock size={18} />
            Reschedule
          </button>
          <button
            type="button"
            className="ui-button admin-quiet"
            disabled={action.pending}
            onClick={action.complete}
          >
            <CircleCheck size={18} />
            Complete
          </button>
          <button
            type="button"
            className="ui-button admin-quiet admin-dangerous"
            onClick={() => setOpen('cancel')}
          >
            <CalendarX size={18} />
            Cancel booking
          </button>
        </div>
      ) : null}
      {open === 'cancel' ? (
        <ConfirmDialog
          title="Cancel this booking?"
          question={`${booking.name}, ${slotText(booking)}. The time is free for others at once. Nobody is told by this: call or write to the client yourself.`}
          confirm="Cancel booking"
          dismiss="Keep it"
          onConfirm={async () => {
            await action.cancel();
            close();
          }}
          onClose={close}
        />
      ) : null}
      {open === 'move' ? (
        <RescheduleDialog booking={booking} onSaved={onSaved} onClose={close} />
      ) : null}
    </>
  );
}
