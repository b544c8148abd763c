import type { Booking } from '#domain/booking/booking.schema.ts';
import { statusLabels } from './booking-chips.tsx';
import { shortSlotText } from './slot-text.ts';

/** What can differ between what is shown here and what somebody else has saved. */
export const bookingDifferences = (mine: Booking, theirs: Booking) => [
  { label: 'Appointment', mine: shortSlotText(mine), theirs: shortSlotText(theirs) },
  { label: 'Status', mine: statusLabels[mine.status], theirs: statusLabels[theirs.status] },
  { label: 'Private note', mine: mine.note ?? '', theirs: theirs.note ?? '' },
];
