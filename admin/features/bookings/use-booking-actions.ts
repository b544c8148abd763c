import { useSelectionAction } from '#admin/selection/use-selection-action.ts';
import { send } from '#client/send.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { DELETED_LEAD_DAYS } from '#domain/leads/lead-folder.ts';
import type { BookingSelectionAction } from '#domain/leads/selection.schema.ts';
import { formatSlotShort } from './slot/slot-text.ts';

const words = {
  cancel: { done: 'cancelled', next: 'Their times are free again.', undo: 'reopen' },
  reopen: { done: 'reopened', next: 'Back on the calendar.' },
  delete: {
    done: 'deleted',
    next: `The time is free again. Kept in “Deleted” for ${DELETED_LEAD_DAYS} days.`,
    undo: 'restore',
  },
  restore: { done: 'restored', next: 'Back on the calendar.' },
} as const;

/** Cancelling, deleting and restoring bookings, one or many. */
export const useBookingActions = (onChanged: () => void) =>
  useSelectionAction<BookingSelectionAction, Booking>({
    act: (json) => send('POST /api/bookings/selection', { json }),
    nouns: ['booking', 'bookings'],
    words,
    nameOf: (booking) => `${booking.name}, ${formatSlotShort(booking)}`,
    onChanged,
  });
