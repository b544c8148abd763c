import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import { sampleBooking, sampleIdempotencyKey } from '../testing/sample-records.ts';
import { newBookingColumns } from './booking-columns.ts';
import { connectTo, type Database } from './database.ts';
import { openPostgresStore } from './postgres-store.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let location: TestDatabase;
let db: Database;

beforeEach(async () => {
  location = await createTestDatabase();
  db = connectTo(location.url, 2);
});
afterEach(async () => {
  await db.destroy();
  await location.drop();
});

/** Writes a row around the store: no lock, no rule. */
const insert = (
  fields: Partial<Booking>,
  { anyway = false, key }: { anyway?: boolean; key?: IdempotencyKey } = {},
  into = db,
) => {
  const stored = { record: sampleBooking(fields), idempotencyKey: key };
  return into.insertInto('bookings').values(newBookingColumns(stored, anyway)).execute();
};
const violates = (constraint: string) => expect.objectContaining({ constraint });
const overlaps = violates('bookings_do_not_overlap');

test('of two bookings that overlap, the database accepts one', async () => {
  await insert({ time: '08:00' });
  await expect(insert({ time: '08:00' })).rejects.toEqual(overlaps);
  await expect(insert({ time: '11:29' })).rejects.toEqual(overlaps);
  await expect(insert({ time: '06:00' })).rejects.toEqual(overlaps);
  await insert({ time: '11:30' });
  await insert({ time: '08:00', date: '2026-12-02' });
});

test('a booking cannot be moved to a time that is taken, nor reopened there', async () => {
  await insert({ time: '08:00' });
  await insert({ id: 'moved', time: '15:00' });
  await insert({ id: 'cancelled', time: '08:00', status: 'cancelled' });
  const update = (id: string) => db.updateTable('bookings').where('id', '=', id);
  const moved = update('moved').set({ taken: '[600,810)' });
  await expect(moved.execute()).rejects.toEqual(overlaps);
  const reopened = update('cancelled').set({ standing: true });
  await expect(reopened.execute()).rejects.toEqual(overlaps);
});

test('canceled and deleted bookings take no time', async () => {
  await insert({ status: 'cancelled' });
  await insert({ deletedAt: '2026-11-21T15:00:00.000Z' });
  await insert({});
});

test('a booking that takes its time anyway is let in', async () => {
  await insert({});
  await insert({}, { anyway: true });
  await insert({}, { anyway: true });
  await expect(insert({})).rejects.toEqual(overlaps);
});

test('an id and an idempotency key are there once', async () => {
  const key = sampleIdempotencyKey();
  await insert({ id: 'one' }, { key });
  const later = { date: '2026-12-02' };
  await expect(insert({ ...later, id: 'one' })).rejects.toEqual(violates('bookings_pkey'));
  await expect(insert(later, { key })).rejects.toEqual(violates('bookings_idempotency_key_key'));
});

test('the store answers slot_taken when a row comes in around its locks', async () => {
  const store = await openPostgresStore({ url: location.url });
  try {
    const reserving = await db.transaction().execute(async (transaction) => {
      await insert({ id: 'around' }, {}, transaction);
      const reservation = store.reserveSlot(sampleBooking());
      await isBlocked();
      return { reservation };
    });
    expect(await reserving.reservation).toMatchObject({
      outcome: 'slot_taken',
      standing: [{ id: 'around' }],
    });
  } finally {
    await store.close();
  }
});

test('the store answers a repeat whose first call is still under way on another day', async () => {
  const store = await openPostgresStore({ url: location.url });
  const key = sampleIdempotencyKey();
  try {
    const reserving = await db.transaction().execute(async (transaction) => {
      await insert({ id: 'first' }, { key }, transaction);
      const reservation = store.reserveSlot(sampleBooking({ date: '2026-12-02' }), key);
      await isBlocked();
      return { reservation };
    });
    expect(await reserving.reservation).toMatchObject({ booking: { id: 'first' } });
    expect(await store.standingOn('2026-12-02')).toEqual([]);
  } finally {
    await store.close();
  }
});

test('a second booking with the id of another one is an error', async () => {
  const store = await openPostgresStore({ url: location.url });
  try {
    await store.reserveSlot(sampleBooking({ id: 'one' }));
    const again = store.reserveSlot(sampleBooking({ id: 'one', date: '2026-12-02' }));
    await expect(again).rejects.toThrow('23505');
  } finally {
    await store.close();
  }
});

/** Resolves when a connection to the test's database waits for another one. */
const isBlocked = () =>
  expect
    .poll(async () => {
      const { rows } = await location.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(1);
