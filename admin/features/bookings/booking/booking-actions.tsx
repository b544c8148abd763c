import { BadgeCheck, CalendarClock, CalendarX, CircleCheck, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { ConflictNotice } from '#admin/forms/conflict-notice.tsx';
import { useRecordAction } from '#admin/forms/use-record-action.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import { statusAfter } from '#domain/booking/booking-status.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { isAhead } from '#domain/booking/is-ahead.ts';
import { useBusiness } from '#ui/business.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { changeBooking } from '../booking-calls.ts';
import { formatSlot } from '../slot/slot-text.ts';
import { bookingDifferences } from './booking-differences.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { ReopenAction } from './reopen-action.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { useUndo } from './use-undo.ts';

interface BookingActionsProps {
  booking: Booking;
  onSaved: (booking: Booking) => void;
  /** Leaves out what is not needed on the road: canceling and editing details. */
  onTheWay?: boolean;
}

interface Change {
  action: 'cancel' | 'complete' | 'confirm';
  reason?: string;
  /** Completes an appointment that is still ahead. */
  anyway?: boolean;
}

/**
 * Confirm, reschedule, complete and cancel an active booking, reopen it afterwards, correct it at
 * any time.
 */
export function BookingActions({ booking, onSaved, onTheWay = false }: BookingActionsProps) {
  const { timeZone } = useBusiness();
  const [dialog, setDialog] = useState<'move' | 'cancel' | 'complete' | 'details'>();
  const [failure, setFailure] = useState<string>();
  const needsConfirming = isUnconfirmed(booking);
  const closeDialog = () => setDialog(undefined);
  const undo = useUndo(onSaved);
  const { conflict, pending, attempt, run, dismissConflict } = useRecordAction({
    revision: booking.revision,
    send(change: Change, revision) {
      setFailure(undefined);
      return changeBooking(booking.id, { revision, ...change });
    },
    onSaved(saved: Booking, { action }) {
      onSaved(saved);
      if (action === 'confirm') showToast(said.confirm(saved));
      else showToast({ ...said[action](saved), action: undo(saved) });
    },
    onFailure: setFailure,
  });

  /** The booking as the action would have left it. */
  const changed =
    (conflict && applyBookingAction(booking, { ...conflict.action, at: new Date(), by: '' })) ||
    booking;

  return (
    <>
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          differences={(current) => bookingDifferences(changed, current)}
          onAcceptCurrent={(current) => {
            dismissConflict();
            onSaved(current);
          }}
        />
      ) : null}
      <Alert>{failure}</Alert>
      {statusAfter(booking.status, 'move') ? (
        <div className="admin-actions admin-booking-actions">
          {needsConfirming ? (
            <Button
              kind="primary"
              busy={pending !== undefined}
              onClick={() => run({ action: 'confirm' })}
            >
              <BadgeCheck size={18} />
              Confirm
            </Button>
          ) : null}
          <Button
            kind={onTheWay || needsConfirming ? 'quiet' : 'primary'}
            onClick={() => setDialog('move')}
          >
            <CalendarClock size={18} />
            Reschedule
          </Button>
          <Button
            busy={pending !== undefined}
            onClick={() =>
              isAhead(booking, new Date(), timeZone)
                ? setDialog('complete')
                : run({ action: 'complete' })
            }
          >
            <CircleCheck size={18} />
            Complete
          </Button>
          {onTheWay ? null : (
            <>
              <Button className="admin-dangerous" onClick={() => setDialog('cancel')}>
                <CalendarX size={18} />
                Cancel booking
              </Button>
              <CorrectButton onClick={() => setDialog('details')} />
            </>
          )}
        </div>
      ) : (
        <div className="admin-actions admin-booking-actions">
          <ReopenAction booking={booking} onSaved={onSaved} />
          <CorrectButton onClick={() => setDialog('details')} />
        </div>
      )}
      {dialog === 'complete' ? (
        <ConfirmDialog
          title="Mark it completed already?"
          question={`The appointment is still ahead: ${formatSlot(booking)}. Its time stays taken.`}
          confirm="Complete"
          dismiss="Not yet"
          onConfirm={async () => {
            await attempt({ action: 'complete', anyway: true });
            closeDialog();
          }}
          onClose={closeDialog}
        />
      ) : null}
      {dialog === 'details' ? (
        <DetailsDialog booking={booking} onSaved={onSaved} onClose={closeDialog} />
      ) : null}
      {dialog === 'cancel' ? (
        <CancelDialog
          bookings={[booking]}
          title="Cancel this booking?"
          question={`${booking.name}, ${formatSlot(booking)}. The time opens up for others right away.`}
          confirm="Cancel booking"
          dismiss="Keep it"
          onConfirm={async (reason) => {
            await attempt({ action: 'cancel', reason });
            closeDialog();
          }}
          onClose={closeDialog}
        />
      ) : null}
      {dialog === 'move' ? (
        <RescheduleDialog booking={booking} onSaved={onSaved} onClose={closeDialog} />
      ) : null}
    </>
  );
}

const said = {
  cancel: (saved: Booking) => ({
    title: 'Booking canceled',
    description: `${formatSlot(saved)} is free again.`,
  }),
  complete: (saved: Booking) => ({
    title: 'Booking completed',
    description: `The inspection for ${saved.name} is done.`,
  }),
  confirm: (saved: Booking) => ({
    title: 'Booking confirmed',
    description: `${saved.name} has ${formatSlot(saved)}.`,
  }),
};

const CorrectButton = ({ onClick }: { onClick: () => void }) => (
  <Button onClick={onClick}>
    <PencilLine size={18} />
    Edit details
  </Button>
);
