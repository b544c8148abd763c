import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { currentVersionIn } from '#admin/forms/edit-conflict.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { ApiError } from '#client/api-error.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { formatSpan } from '#domain/schedule/format-span.ts';
import { reopenBooking } from '../booking-calls.ts';
import { formatSlot } from '../slot/slot-text.ts';
import { showReopened } from './use-undo.ts';

interface ReopenActionProps {
  booking: Booking;
  onSaved: (booking: Booking) => void;
}

/** Undoes a cancellation or completion; asks if the time is no longer free. */
export function ReopenAction({ booking, onSaved }: ReopenActionProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [inTheWay, setInTheWay] = useState<readonly Booking[]>();
  const report = useReportError();

  async function reopen(anyway: boolean): Promise<void> {
    const saved = await reopenBooking(booking.id, { revision: booking.revision, anyway });
    onSaved(saved);
    showReopened(saved);
  }

  async function attempt(): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      await reopen(false);
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined;
      const current = currentVersionIn<Booking>(error);
      if (problem?.code === 'slot_taken') setInTheWay((problem.bookings ?? []) as Booking[]);
      else if (current) onSaved(current);
      else setFailure(failureText(error));
      report(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Alert>{failure}</Alert>
      <Button kind="primary" busy={pending} onClick={() => void attempt()}>
        <RotateCcw size={18} />
        Reopen
      </Button>
      {inTheWay ? (
        <ConfirmDialog
          title="Its time is no longer free"
          question={
            inTheWay.length > 0
              ? `${formatSlot(booking)}. Conflicts with:`
              : `${formatSlot(booking)}. It conflicts with a day off, a time you closed, or an event in one of your other calendars.`
          }
          confirm="Reopen anyway"
          dismiss="Leave it"
          onConfirm={async () => {
            await reopen(true);
            setInTheWay(undefined);
          }}
          onClose={() => setInTheWay(undefined)}
        >
          <ul className="admin-slot-conflicts">
            {inTheWay.map((other) => (
              <li key={other.id}>{`${formatSpan(other)}: ${other.name}`}</li>
            ))}
          </ul>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
