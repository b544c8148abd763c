import type { GapRules } from '#domain/schedule/appointment.ts';
import { driveMinutes } from '#domain/schedule/drive-time.ts';
import type { Booking } from '../booking.schema.ts';
import { isActive } from '../is-active.ts';

export interface Drive {
  /** The appointment that the drive starts from. */
  from: Booking;
  minutes: number;
}

/**
 * The drive to `booking` from the previous active one on its day; undefined if there is none, if
 * one of the two has no place, and while the owner has turned drive time off.
 */
export function driveBefore(
  booking: Booking,
  bookings: readonly Booking[],
  { driveTime }: GapRules,
): Drive | undefined {
  if (!driveTime || !booking.place || !isActive(booking)) return undefined;
  const from = bookings
    .filter(({ date, time }) => date === booking.date && time < booking.time)
    .filter(isActive)
    .toSorted((a, b) => a.time.localeCompare(b.time))
    .at(-1);
  return from?.place && { from, minutes: driveMinutes(from.place, booking.place) };
}

/** 'about 35 min from Frisco' */
export const driveText = ({ from, minutes }: Drive): string =>
  `about ${minutes} min from ${from.place?.city}`;
