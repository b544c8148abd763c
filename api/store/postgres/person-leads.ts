import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { Sender } from '#domain/leads/sender.ts';
import { isAgentIn, isAgentOf } from '#domain/privacy/agent.ts';
import { contactKeysOf } from '#domain/privacy/contact-key.ts';
import type { PersonLeads } from '#domain/privacy/person-records.ts';
import { expiringBefore, type Leads, type Retention } from '#domain/privacy/retention.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { parseBooking } from './booking-columns.ts';
import type { Database } from './database.ts';
import { parseRequest } from './request-columns.ts';
import { storableKey } from './storable-text.ts';

type LeadTable = 'contact_requests' | 'bookings';

/** Leads that are parsed in one piece; other calls are answered between two of them. */
const PIECE = 1000;

/** See `Store.expiringLeads`. */
export async function expiringLeads(
  db: Database,
  retention: Retention,
  today: CalendarDate,
): Promise<Leads> {
  const before = expiringBefore(retention, today);
  const isCandidate = before
    ? sql<SqlBool>`(created_at < ${before} or folder = 'deleted')`
    : sql<SqlBool>`folder = 'deleted'`;
  const { rows } = await sql<{ keys: string[] | null }>`
    select array_agg(distinct key) as keys from (
      select unnest(contact_keys) as key from contact_requests where not erased and ${isCandidate}
      union all
      select unnest(contact_keys) from bookings where not erased and ${isCandidate}
    ) candidates
  `.execute(db);
  const keys = rows[0]?.keys ?? [];
  const isWanted = sql<SqlBool>`not erased and (${isCandidate} or contact_keys && ${keys})`;
  return {
    requests: await inPieces(db, 'contact_requests', isWanted, parseRequest),
    bookings: await inPieces(db, 'bookings', isWanted, parseBooking),
  };
}

async function inPieces<R>(
  db: Database,
  table: LeadTable,
  isWanted: RawBuilder<SqlBool>,
  parse: (record: unknown) => R,
): Promise<R[]> {
  const { rows } = await sql<{ record: unknown }>`
    select record from ${sql.table(table)} where ${isWanted} order by created_at, sequence, id
  `.execute(db);
  const leads: R[] = [];
  for (const [index, { record }] of rows.entries()) {
    if (index % PIECE === PIECE - 1) await setImmediate();
    leads.push(parse(record));
  }
  return leads;
}

/** See `Store.leadsOf`. */
export async function leadsOf(db: Database, contactKey: string): Promise<PersonLeads> {
  const keys = [storableKey(contactKey)];
  // Keys may be equal in columns only.
  const isTheirs = (lead: Sender) => contactKeysOf(lead).includes(contactKey);
  const requests = await requestsWhere(db, sql`contact_keys @> ${keys}`);
  // As text: PostgreSQL's JSON operators refuse a record with a NUL.
  const asking = await requestsWhere(db, sql`record::text like '%"agentEmail"%'`);
  const bookings = await bookingsWhere(db, sql`contact_keys @> ${keys} or agent_keys @> ${keys}`);
  return {
    requests: requests.filter(isTheirs),
    bookings: bookings.filter(isTheirs),
    agentOf: bookings.filter((booking) => !isTheirs(booking) && isAgentOf(booking, contactKey)),
    agentIn: asking.filter((request) => !isTheirs(request) && isAgentIn(request, contactKey)),
  };
}

/**
 * Resolves to those of `leads` that are still the newest versions, which nobody else changes until the end
 * of the transaction.
 */
export const lockLeads = async (
  transaction: Database,
  { requests, bookings }: Leads,
): Promise<Leads> => ({
  requests: await lockVersions(transaction, 'contact_requests', requests),
  bookings: await lockVersions(transaction, 'bookings', bookings),
});

async function lockVersions<R extends Versioned>(
  transaction: Database,
  table: LeadTable,
  leads: readonly R[],
): Promise<R[]> {
  // In one order everywhere, so that no two transactions wait for each other.
  const { rows } = await sql<Versioned>`
    select id, revision from ${sql.table(table)} where id = any(${leads.map(({ id }) => id)})
    order by id for update
  `.execute(transaction);
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  return leads.filter(({ id, revision }) => revisions.get(id) === revision);
}

const requestsWhere = async (db: Database, condition: RawBuilder<SqlBool>) =>
  (await recordsWhere(db, 'contact_requests', condition)).map(parseRequest);

const bookingsWhere = async (db: Database, condition: RawBuilder<SqlBool>) =>
  (await recordsWhere(db, 'bookings', condition)).map(parseBooking);

/** The oldest first. */
async function recordsWhere(
  db: Database,
  table: LeadTable,
  condition: RawBuilder<SqlBool>,
): Promise<unknown[]> {
  const { rows } = await sql<{ record: unknown }>`
    select record from ${sql.table(table)} where ${condition} order by created_at, sequence, id
  `.execute(db);
  return rows.map(({ record }) => record);
}
