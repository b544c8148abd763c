import { addHours } from 'date-fns/addHours';
import { min } from 'date-fns/min';
import { emailKey } from '#domain/leads/sender.ts';
import { businessInstant, type Zone } from '#domain/schedule/business-clock.ts';
import type { Booking } from '../booking.schema.ts';
import type { BookingHistoryEntry } from '../booking-status.ts';

/** Hours for a new client to confirm by the link in the email. The time is held meanwhile. */
export const CONFIRM_HOURS = 2;

/** The author in a booking's history if nobody acted before the deadline. */
export const AUTOMATIC = 'Automatic';

/** Whether the booking holds its time until its client confirms. */
export const isUnconfirmed = ({
  status,
  confirmBy,
  deletedAt,
}: Pick<Booking, 'status' | 'confirmBy' | 'deletedAt'>): boolean =>
  status === 'confirmed' && confirmBy !== undefined && deletedAt === undefined;

/** Whether the client can no longer confirm at `now`, even before the time is released. */
export const isOverdue = (
  booking: Pick<Booking, 'status' | 'confirmBy' | 'deletedAt'>,
  now: Date,
): boolean => isUnconfirmed(booking) && now >= new Date(booking.confirmBy ?? '');

/** Whether the time was released because nobody confirmed. */
export const isReleased = ({ status, history }: Pick<Booking, 'status' | 'history'>): boolean =>
  status === 'cancelled' && history.at(-1)?.what === 'released';

/** The deadline to confirm a booking made at `now`; never after its start. */
export const confirmationDue = (
  { date, time }: Pick<Booking, 'date' | 'time'>,
  now: Date,
  zone: Zone,
): string => min([addHours(now, CONFIRM_HOURS), businessInstant(date, time, zone)]).toISOString();

/**
 * Whether the mailbox `email` belongs to a known client: one of its bookings was kept, or is active
 * and confirmed.
 */
export const isKnownClient = (email: string, bookings: readonly Booking[]): boolean =>
  bookings.some(
    (booking) =>
      emailKey(booking.email) === emailKey(email) &&
      booking.status !== 'cancelled' &&
      booking.deletedAt === undefined &&
      booking.confirmBy === undefined,
  );

/** `booking` confirmed by `by`; the same object if no confirmation was required. */
export function confirmedBooking(booking: Booking, { at, by }: { at: Date; by: string }): Booking {
  const { confirmBy, ...rest } = booking;
  if (confirmBy === undefined) return booking;
  return withEntry(rest, { at: at.toISOString(), by, what: 'confirmed' });
}

/** `booking` released because nobody confirmed it in time. It keeps `confirmBy`. */
export const releasedBooking = (booking: Booking, at: Date): Booking => ({
  ...withEntry(booking, { at: at.toISOString(), by: AUTOMATIC, what: 'released' }),
  status: 'cancelled',
});

const withEntry = (booking: Booking, entry: BookingHistoryEntry): Booking => ({
  ...booking,
  history: [...booking.history, entry],
});
