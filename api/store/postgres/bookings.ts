import { sql } from 'kysely';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { emailKeyText } from '#domain/booking/limits/booking-limits.ts';
import { emailKey } from '#domain/leads/sender.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { Page } from '../page.ts';
import type { BookingQuery } from '../resources/bookings.ts';
import { parseBooking } from './booking-columns.ts';
import type { Database } from './database.ts';
import { listLeads } from './lead-list.ts';
import { storableKey } from './storable-text.ts';

/** With `lock`, until the end of the transaction nobody else changes the booking. */
export async function findBooking(
  db: Database,
  id: string,
  { lock = false } = {},
): Promise<Booking | undefined> {
  const query = db.selectFrom('bookings').select('record').where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && parseBooking(row.record);
}

/** See `BookingStore.findLinkedBooking`. */
export async function findLinkedBooking(
  db: Database,
  link: string,
  from: CalendarDate,
): Promise<Booking | undefined> {
  const row = await db
    .selectFrom('bookings')
    .select('record')
    .where(sql<boolean>`links @> ${[storableKey(link)]}`)
    .where('date', '>=', from)
    .orderBy('date')
    .orderBy('time')
    .executeTakeFirst();
  return row && parseBooking(row.record);
}

/** See `BookingStore.standingOn`. */
export async function standingOn(db: Database, date: CalendarDate): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('record')
    .where('date', '=', date)
    .where('standing', '=', true)
    .orderBy('time')
    .orderBy('sequence')
    .execute();
  return rows.map(({ record }) => parseBooking(record));
}

/** See `BookingStore.bookingsFrom`. */
export async function bookingsFrom(
  db: Database,
  from: CalendarDate,
  to?: CalendarDate,
): Promise<Booking[]> {
  const query = db
    .selectFrom('bookings')
    .select('record')
    .where('folder', '=', 'inbox')
    .where('date', '>=', from);
  const rows = await (to === undefined ? query : query.where('date', '<=', to))
    .orderBy('date')
    .orderBy('time')
    .orderBy('sequence')
    .execute();
  return rows.map(({ record }) => parseBooking(record));
}

/** See `BookingStore.bookingsMadeSince`. */
export async function bookingsMadeSince(db: Database, since: string): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('record')
    .where('created_at', '>', new Date(since))
    .execute();
  return rows.map(({ record }) => parseBooking(record));
}

/** See `BookingStore.bookingsOfMailbox`. */
export async function bookingsOfMailbox(db: Database, email: string): Promise<Booking[]> {
  const keys = [storableKey(emailKeyText(email))];
  const rows = await db
    .selectFrom('bookings')
    .select('record')
    .where(sql<boolean>`client_keys @> ${keys}`)
    .execute();
  return rows.map(({ record }) => parseBooking(record));
}

/** See `BookingStore.bookingsOfAgent`. */
export async function bookingsOfAgent(db: Database, email: string): Promise<Booking[]> {
  const mailbox = emailKey(email);
  const rows = await db
    .selectFrom('bookings')
    .select('record')
    .where(sql<boolean>`agent_keys @> ${[storableKey(mailbox)]}`)
    .execute();
  // The column also has the agents from before a correction, and keys may be equal in columns only.
  return rows
    .map(({ record }) => parseBooking(record))
    .filter(({ agentEmail = '' }) => emailKey(agentEmail) === mailbox);
}

/** See `BookingStore.overdueBookings`. */
export async function overdueBookings(db: Database, now: Date): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('record')
    .where('confirm_by', '<=', now)
    .execute();
  return rows.map(({ record }) => parseBooking(record));
}

/** See `BookingStore.listBookings`. */
export const listBookings = (
  db: Database,
  { folder = 'inbox', ...query }: BookingQuery,
): Promise<Page<Booking>> =>
  listLeads(
    db,
    { table: 'bookings', isListed: sql`folder = ${folder}`, parse: parseBooking },
    query,
  );
