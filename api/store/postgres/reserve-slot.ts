import type { Booking } from '#domain/booking/booking.schema.ts';
import { exceedsLimits, firstCountedDay } from '#domain/booking/limits/booking-limits.ts';
import { countedOnline, type OnlineLimit } from '#domain/booking/limits/online-limit.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Reservation, ReservationOptions } from '../resources/bookings.ts';
import { clientKeysOf, newBookingColumns, parseBooking } from './booking-columns.ts';
import { bookingsMadeSince, standingOn } from './bookings.ts';
import type { Database } from './database.ts';
import { isOverlap, isUniqueViolation } from './database-errors.ts';
import { dayKey, readDay } from './day-of-booking.ts';
import { findRepeated } from './idempotency.ts';
import { withLocks } from './locks.ts';

/**
 * See `BookingStore.reserveSlot`. A repeat is not looked for before: its key is unique, so that it is refused,
 * and then answered.
 */
export async function reserveSlot(
  db: Database,
  booking: Booking,
  key: IdempotencyKey | undefined,
  options: ReservationOptions = {},
): Promise<Reservation> {
  const answer = options.limits?.isAddressFull
    ? ({ outcome: 'over_limit' } as const)
    : await reserveNew(db, parseBooking(booking), key, options);
  if (answer.outcome === 'reserved') return answer;
  const repeated = key && (await findRepeated(db, 'bookings', key));
  if (repeated !== undefined) return { outcome: 'reserved', booking: parseBooking(repeated) };
  if (answer.outcome === 'refused') throw answer.error;
  return answer;
}

/** The lock under which the bookings of all visitors are counted. */
const ONLINE = 'online bookings';

const isFull = async (transaction: Database, limit: OnlineLimit): Promise<boolean> =>
  countedOnline(await bookingsMadeSince(transaction, limit.since), limit).length >= limit.most;

type Answer = Reservation | { outcome: 'refused'; error: unknown };

async function reserveNew(
  db: Database,
  booking: Booking,
  key: IdempotencyKey | undefined,
  { limits, anyway = false }: ReservationOptions,
): Promise<Answer> {
  const clientKeys = limits ? clientKeysOf(booking) : [];
  const from = limits ? firstCountedDay(limits) : booking.date;
  try {
    const locks = [dayKey(booking.date), ...clientKeys, ...(limits?.online ? [ONLINE] : [])];
    return await withLocks(db, locks, async (transaction) => {
      const day = await readDay(transaction, booking.date, { keys: clientKeys, from });
      if (limits && exceedsLimits(booking, day.ofClient, limits)) return { outcome: 'over_limit' };
      const isTaken = day.isTaken(booking);
      if (isTaken && !anyway) return { outcome: 'slot_taken', standing: day.standing };
      if (limits?.online && (await isFull(transaction, limits.online))) {
        return { outcome: 'over_online_limit' };
      }
      const columns = newBookingColumns({ record: booking, idempotencyKey: key }, isTaken);
      await transaction.insertInto('bookings').values(columns).execute();
      return { outcome: 'reserved', booking };
    });
  } catch (error) {
    // Something wrote without the locks.
    if (isOverlap(error)) {
      return { outcome: 'slot_taken', standing: await standingOn(db, booking.date) };
    }
    if (isUniqueViolation(error)) return { outcome: 'refused', error };
    throw error;
  }
}
