import type { Booking } from '../booking.schema.ts';
import { isStanding } from '../is-standing.ts';

/** Whether `next` takes time that `current`, the previous version, does not take. */
export const takesOtherTime = (current: Booking, next: Booking): boolean =>
  isStanding(next) &&
  (!isStanding(current) ||
    current.date !== next.date ||
    current.time !== next.time ||
    current.minutes !== next.minutes ||
    current.place?.zip !== next.place?.zip);
