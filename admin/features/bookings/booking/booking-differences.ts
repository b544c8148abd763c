import type { Booking } from '#domain/booking/booking.schema.ts';
import { statusLabels } from '../list/booking-chips.tsx';
import { formatSlotShort } from '../slot/slot-text.ts';

/** The fields of an edit conflict. */
export const bookingDifferences = (mine: Booking, theirs: Booking) => [
  { label: 'Appointment', mine: formatSlotShort(mine), theirs: formatSlotShort(theirs) },
  { label: 'Status', mine: statusLabels[mine.status], theirs: statusLabels[theirs.status] },
  { label: 'Private note', mine: mine.note ?? '', theirs: theirs.note ?? '' },
];
