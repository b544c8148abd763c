import type { SlotTime } from '#domain/booking/booking-status.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';

/** 'Monday, March 8, 2027, 8:00 AM', on the business's clock. */
export const slotText = ({ date, time }: SlotTime): string =>
  `${formatDate(date, 'long')}, ${formatTime(time)}`;

/** 'Mar 8, 2027, 8:00 AM' */
export const shortSlotText = ({ date, time }: SlotTime): string =>
  `${formatDate(date, 'short')}, ${formatTime(time)}`;
