import { businessInstant, businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { Booking } from './booking.schema.ts';

/** Whether a booking is confirmed and starts after `now`. */
export function isAhead(
  { status, date, time, deletedAt }: Pick<Booking, 'status' | 'date' | 'time' | 'deletedAt'>,
  now: Date,
  zone: Zone,
  today = businessToday(now, zone),
): boolean {
  if (status !== 'confirmed' || deletedAt !== undefined || date < today) return false;
  // Compares dates first, because converting every start to an instant would be slow.
  return date > today || businessInstant(date, time, zone) > now;
}

/** Whether the owner entered it by hand; limits and bursts only concern bookings by strangers. */
export const isEnteredByHand = ({ history }: Pick<Booking, 'history'>): boolean =>
  history.some(({ what }) => what === 'entered');
