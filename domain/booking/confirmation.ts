import { addHours } from 'date-fns/addHours';
import { min } from 'date-fns/min';
import { emailKey } from '#domain/leads/sender.ts';
import { businessInstant } from '#domain/schedule/business-clock.ts';
import type { Booking } from './booking.schema.ts';
import type { BookingHistoryEntry } from './booking-status.ts';

/** Hours in which a new client confirms by the link in the email. The time is held meanwhile. */
export const CONFIRM_HOURS = 2;

/** Who changed a booking in its history when nobody did: the time for an answer was over. */
export const AUTOMATIC = 'Automatic';

/** Whether the booking holds its time until its client confirms. */
export const isUnconfirmed = ({
  status,
  confirmBy,
  deletedAt,
}: Pick<Booking, 'status' | 'confirmBy' | 'deletedAt'>): boolean =>
  status === 'confirmed' && confirmBy !== undefined && deletedAt === undefined;

/** Whether the client can no longer confirm at `now`, also before the time has been released. */
export const isOverdue = (
  booking: Pick<Booking, 'status' | 'confirmBy' | 'deletedAt'>,
  now: Date,
): boolean => isUnconfirmed(booking) && now >= new Date(booking.confirmBy ?? '');

/** Whether the time was released because nobody confirmed. */
export const isReleased = ({ status, history }: Pick<Booking, 'status' | 'history'>): boolean =>
  status === 'cancelled' && history.at(-1)?.what === 'released';

/** The instant by which a booking made at `now` has to be confirmed: never after its start. */
export const confirmationDue = (
  { date, time }: Pick<Booking, 'date' | 'time'>,
  now: Date,
): string => min([addHours(now, CONFIRM_HOURS), businessInstant(date, time)]).toISOString();

/**
 * Whether the mailbox `email` belongs to somebody who has been here before, by the bookings of it: one was
 * kept, or stands and waits for no confirmation.
 */
export const isKnownClient = (email: string, bookings: readonly Booking[]): boolean =>
  bookings.some(
    (booking) =>
      emailKey(booking.email) === emailKey(email) &&
      booking.status !== 'cancelled' &&
      booking.deletedAt === undefined &&
      booking.confirmBy === undefined,
  );

/** `booking` without the need to confirm it; `by` has confirmed. The same booking if nobody had to. */
export function confirmedBooking(booking: Booking, { at, by }: { at: Date; by: string }): Booking {
  const { confirmBy, ...rest } = booking;
  if (confirmBy === undefined) return booking;
  return withEntry(rest, { at: at.toISOString(), by, what: 'confirmed' });
}

/** `booking` once nobody has confirmed it in time: its time is free. It keeps `confirmBy`. */
export const releasedBooking = (booking: Booking, at: Date): Booking => ({
  ...withEntry(booking, { at: at.toISOString(), by: AUTOMATIC, what: 'released' }),
  status: 'cancelled',
});

const withEntry = (booking: Booking, entry: BookingHistoryEntry): Booking => ({
  ...booking,
  history: [...booking.history, entry],
});
