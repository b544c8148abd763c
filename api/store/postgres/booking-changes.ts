import type { Booking } from '#domain/booking/booking.schema.ts';
import { takesOtherTime } from '#domain/booking/calendar/takes-other-time.ts';
import { withLink } from '#domain/booking/client/booking-links.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { Moved, MoveOptions } from '../resources/bookings.ts';
import type { Saved } from '../versioned-records.ts';
import { bookingColumns, parseBooking } from './booking-columns.ts';
import { findBooking, standingOn } from './bookings.ts';
import type { Database } from './database.ts';
import { isOverlap } from './database-errors.ts';
import { dayKey, readDay } from './day-of-booking.ts';
import { withLocks } from './locks.ts';

type Change = (booking: Booking) => Booking;

/** See `BookingStore.changeBooking`. */
export const changeBooking = (
  db: Database,
  version: Versioned,
  change: Change,
): Promise<Saved<Booking>> =>
  // Without locks of a day: the booking takes no other time.
  withLocks(db, [], async (transaction) => {
    const found = await lockVersion(transaction, version);
    if ('outcome' in found) return found;
    const record = nextVersion(found.current, change);
    await update(transaction, record);
    return { outcome: 'saved', record };
  });

/** See `BookingStore.moveBooking`. */
export async function moveBooking(
  db: Database,
  version: Versioned,
  move: Change,
  { anyway = false }: MoveOptions = {},
): Promise<Moved> {
  const found = versionOf(await findBooking(db, version.id), version);
  if ('outcome' in found) return found;
  const { date } = nextVersion(found.current, move);
  try {
    return await withLocks(db, [dayKey(date)], async (transaction): Promise<Moved> => {
      const locked = await lockVersion(transaction, version);
      if ('outcome' in locked) return locked;
      const record = nextVersion(locked.current, move);
      if (!takesOtherTime(locked.current, record)) {
        await update(transaction, record);
        return { outcome: 'saved', record };
      }
      const day = await readDay(transaction, date);
      const isTaken = day.isTaken(record);
      if (isTaken && !anyway) return { outcome: 'slot_taken', standing: day.standing };
      await update(transaction, record, { anyway: isTaken });
      return { outcome: 'saved', record };
    });
  } catch (error) {
    // Something wrote without the locks.
    if (isOverlap(error)) return { outcome: 'slot_taken', standing: await standingOn(db, date) };
    throw error;
  }
}

/** See `BookingStore.addBookingLink`. */
export const addBookingLink = (
  db: Database,
  id: string,
  link: string,
): Promise<Booking | undefined> =>
  withLocks(db, [], async (transaction) => {
    const current = await findBooking(transaction, id, { lock: true });
    if (!current || current.erasedAt !== undefined) return undefined;
    const record = parseBooking(withLink(current, link));
    await update(transaction, record);
    return record;
  });

type Found = { current: Booking } | Exclude<Saved<Booking>, { outcome: 'saved' }>;

const lockVersion = async (transaction: Database, version: Versioned): Promise<Found> =>
  versionOf(await findBooking(transaction, version.id, { lock: true }), version);

function versionOf(current: Booking | undefined, { revision }: Versioned): Found {
  if (!current) return { outcome: 'missing' };
  return current.revision === revision ? { current } : { outcome: 'outdated', current };
}

const nextVersion = (current: Booking, change: Change): Booking =>
  parseBooking({ ...change(current), revision: current.revision + 1 });

/** Writes a version of a booking that the transaction has locked. */
const update = (
  transaction: Database,
  record: Booking,
  flags: { anyway?: boolean } = {},
): Promise<unknown> =>
  transaction
    .updateTable('bookings')
    .set({ ...bookingColumns(record), ...flags })
    .where('id', '=', record.id)
    .execute();
