import { addDays } from 'date-fns/addDays';
import { RotateCcw, Trash2 } from 'lucide-react';
import { Button } from '#admin/shell/button.tsx';
import { formatInstantDate } from '#admin/shell/timestamp.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { DELETED_LEAD_DAYS } from '#domain/leads/lead-folder.ts';
import { useBusiness } from '#ui/business.tsx';
import { useBookingActions } from '../use-booking-actions.ts';

interface BookingRemovalProps {
  booking: Booking;
  onChanged: () => void;
}

/** Deletes a booking, or restores a deleted one. */
export function BookingRemoval({ booking, onChanged }: BookingRemovalProps) {
  const { timeZone } = useBusiness();
  const { pending, run } = useBookingActions(onChanged);
  if (booking.deletedAt === undefined) {
    return (
      <button
        type="button"
        className="admin-text-button admin-dangerous admin-booking-delete"
        disabled={pending}
        onClick={() => run('delete', [booking])}
      >
        <Trash2 size={18} />
        Delete this booking
      </button>
    );
  }
  const deletedAt = new Date(booking.deletedAt);
  return (
    <section className="admin-panel" aria-label="Deleted">
      <p className="admin-panel-title">{`Deleted on ${formatInstantDate(deletedAt, timeZone)}`}</p>
      <p>
        Its time is open to others. It can be restored until{' '}
        <span>{formatInstantDate(addDays(deletedAt, DELETED_LEAD_DAYS), timeZone)}</span>.
      </p>
      <Button busy={pending} onClick={() => run('restore', [booking])}>
        <RotateCcw size={18} />
        Restore
      </Button>
    </section>
  );
}
