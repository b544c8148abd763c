import type { Booking } from '../booking.schema.ts';
import { isActive } from '../is-active.ts';

/** Whether `next` takes time that `current`, the previous version, does not take. */
export const takesOtherTime = (current: Booking, next: Booking): boolean =>
  isActive(next) &&
  (!isActive(current) ||
    current.date !== next.date ||
    current.time !== next.time ||
    current.minutes !== next.minutes ||
    current.place?.zip !== next.place?.zip);
