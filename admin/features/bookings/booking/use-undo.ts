import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { ApiError } from '#client/api-error.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { reopenBooking } from '../booking-calls.ts';
import { formatSlot } from '../slot/slot-text.ts';

/** Returns the action of a toast that undoes a cancellation or completion. */
export function useUndo(onSaved: (booking: Booking) => void) {
  const report = useReportError();

  async function reopen({ id, revision }: Booking): Promise<void> {
    try {
      const saved = await reopenBooking(id, { revision, anyway: false });
      onSaved(saved);
      showReopened(saved);
    } catch (error) {
      const isTaken = error instanceof ApiError && error.problem?.code === 'slot_taken';
      const description = isTaken
        ? 'Its time is no longer free. Open the booking to see why or to reopen it anyway.'
        : failureText(error);
      showToast({ title: 'Not reopened', description, kind: 'destructive' });
      report(error);
    }
  }

  return (booking: Booking) => ({
    label: 'Undo',
    altText: 'Open the booking to reopen it',
    onAct: () => void reopen(booking),
  });
}

export const showReopened = (booking: Booking) =>
  showToast({ title: 'Booking reopened', description: `${formatSlot(booking)}.` });
