import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { leadCountQuery } from '#domain/dashboard/lead-counts.ts';
import { RequestLimitError } from '../resources/contact-requests.ts';
import { sampleBooking, sampleContactRequest } from '../testing/sample-records.ts';
import { bookingColumns } from './booking-columns.ts';
import { connectTo, type Database } from './database.ts';
import { migrateToLatest, readMigrations } from './migrate.ts';
import { openPostgresStore } from './postgres-store.ts';
import { requestColumns } from './request-columns.ts';
import { createTestDatabase } from './testing/test-database.ts';

const now = new Date('2026-11-20T15:00:00.000Z');

/** Adds a request and a booking as the first version did: today's code knows columns that were added later. */
async function addLeads(db: Database, { request = 'r', booking = 'b', date = '2026-12-01' } = {}) {
  const email = 'maria+home@example.com';
  await sql`
    insert into contact_requests (id, revision, created_at, folder, status, email, contact_keys,
      spam_keys, search_words, search_phone, record)
    values (${request}, 1, ${now}, 'inbox', 'new', ${email}, '{maria@example.com,2145550110}', '{}', '', '',
      ${JSON.stringify(sampleContactRequest({ id: request, email }))})
  `.execute(db);
  await sql`
    insert into bookings (id, revision, created_at, folder, date, time, taken, standing, anyway,
      contact_keys, client_keys, agent_keys, links, search_words, search_phone, record)
    values (${booking}, 1, ${now}, 'inbox', ${date}, '08:00', '[480,690)', true, false,
      '{}', '{}', '{}', '{}', '', '', ${JSON.stringify(sampleBooking({ id: booking, date }))})
  `.execute(db);
}

/** A database as the first version left it, with a request and a booking. */
async function firstVersion(): Promise<string> {
  const database = await createTestDatabase({ empty: true });
  onTestFinished(() => database.drop());
  const { '0001-records': first } = await readMigrations();
  if (!first) throw new Error('There is no first migration');
  const db = connectTo(database.url, 1);
  const provider = { getMigrations: async () => ({ '0001-records': first }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  await addLeads(db);
  await db.destroy();
  return database.url;
}

test('a database of the first version is brought up to date with its records', async () => {
  const url = await firstVersion();
  const store = await openPostgresStore({ url, connections: 2 });
  onTestFinished(() => store.close());
  expect(await store.findBooking('b')).toMatchObject({ name: 'Maria Delgado' });
  expect((await store.listContactRequests({ limit: 9 })).total).toBe(1);
  const since = { 'request.created': now.toISOString(), 'booking.created': now.toISOString() };
  const lease = { target: { id: 't', since }, now, until: addMinutes(now, 5), limit: 9 };
  const claimed = (await store.deliveries.claim(lease)).map(({ id }) => id);
  expect(claimed.sort()).toEqual(['booking-b-0-to-t', 'request-r-0-to-t']);

  const one = { day: 1, month: 1, year: 1 };
  const limits = { email: one, all: { day: 9, month: 9, year: 9 } };
  const next = sampleContactRequest({ createdAt: now.toISOString(), email: 'maria@example.com' });
  await expect(store.addContactRequest(next, undefined, limits)).rejects.toThrow(RequestLimitError);
});

test('during an upgrade a process of the version before goes on adding leads, which are counted', async () => {
  const url = await firstVersion();
  const store = await openPostgresStore({ url, connections: 2 });
  onTestFinished(() => store.close());
  const db = connectTo(url, 1);
  await addLeads(db, { request: 'later', booking: 'later', date: '2026-12-02' });
  await db.destroy();
  const counts = await store.countLeads(leadCountQuery(now, defaultBusiness.timeZone, undefined));
  expect(counts).toMatchObject({ bookingsAhead: 2, newBookings: 2, responses: { requests: 2 } });
});

test('what the dashboard counts is computed for the records of earlier versions', async () => {
  const url = await firstVersion();
  const db = connectTo(url, 1);
  const leads = {
    contact_requests: sampleContactRequest({
      attribution: { utm: { source: ' Google Ads ' } },
      history: [
        { at: '2026-11-20T15:00:30.000Z', by: 'Owner', status: 'new' },
        { at: '2026-11-20T15:42:07.125Z', by: 'Owner', status: 'contacted' },
        { at: '2026-11-20T16:00:00.000Z', by: 'Owner', status: 'booked' },
      ],
      createdAt: now.toISOString(),
    }),
    bookings: sampleBooking({
      attribution: { partner: 'jane', utm: { source: 'mail' } },
      history: [{ at: now.toISOString(), by: 'Owner', what: 'entered' }],
    }),
  };
  for (const [table, lead] of Object.entries(leads)) {
    await sql`update ${sql.table(table)} set record = ${JSON.stringify(lead)}`.execute(db);
  }
  await migrateToLatest(db);
  const { source, response_minutes } = requestColumns(leads.contact_requests);
  const ofBooking = bookingColumns(leads.bookings);
  expect([
    await db
      .selectFrom('contact_requests')
      .select(['source', 'response_minutes'])
      .executeTakeFirst(),
    await db.selectFrom('bookings').select(['source', 'confirmed', 'by_hand']).executeTakeFirst(),
  ]).toEqual([
    { source, response_minutes },
    { source: ofBooking.source, confirmed: ofBooking.confirmed, by_hand: ofBooking.by_hand },
  ]);
  expect({ source, response_minutes, by_hand: ofBooking.by_hand }).toEqual({
    source: 'campaign google ads',
    response_minutes: 42.11875,
    by_hand: true,
  });
  await db.destroy();
});
