import type { SlotTime } from '#domain/booking/booking-status.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';

/** 'Monday, March 8, 2027, 8:00 AM' in the business's time zone. */
export const formatSlot = ({ date, time }: SlotTime): string =>
  `${formatDate(date, 'long')}, ${formatTime(time)}`;

/** 'Mar 8, 2027, 8:00 AM' */
export const formatSlotShort = ({ date, time }: SlotTime): string =>
  `${formatDate(date, 'short')}, ${formatTime(time)}`;
