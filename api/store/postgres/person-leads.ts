import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Sender } from '#domain/leads/sender.ts';
import { isAgentIn, isAgentOf } from '#domain/privacy/agent.ts';
import { contactKeysOf } from '#domain/privacy/contact-key.ts';
import type { PersonLeads } from '#domain/privacy/person-records.ts';
import { expiringBefore, type Leads, type Retention } from '#domain/privacy/retention.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { withoutDatabaseTime } from '../database-time.ts';
import { parseBooking } from './booking-columns.ts';
import type { Database } from './database.ts';
import { parseRequest } from './request-columns.ts';
import { storableKey } from './storable-text.ts';

type LeadTable = 'contact_requests' | 'bookings';

/** Leads that are parsed in one piece; other calls are answered between two of them. */
const PIECE = 1000;

/**
 * With more contacts than these among the leads that may expire, all leads are read: an index is slower then. That is
 * so after a shorter period was chosen, until the leads are erased.
 */
const MANY_KEYS = 2000;

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
  if (keys.length > MANY_KEYS) {
    return withoutDatabaseTime(async () => ({
      requests: await allOf(db, 'contact_requests', parseRequest),
      bookings: await allOf(db, 'bookings', parseBooking),
    }));
  }
  // A query of its own, so that the planner does not expect a match for each key and read the table.
  const isTheirs = sql<SqlBool>`contact_keys && (select ${keys}::text[])`;
  const isWanted = sql<SqlBool>`not erased and (${isCandidate} or ${isTheirs})`;
  return {
    requests: await requestsWhere(db, isWanted),
    bookings: await bookingsWhere(db, isWanted),
  };
}

interface Row {
  id: string;
  created_at: Date;
  sequence: number;
  record: unknown;
}

/** The oldest first, without erased ones. */
async function allOf<R>(
  db: Database,
  table: LeadTable,
  parse: (record: unknown) => R,
): Promise<R[]> {
  const all: { row: Omit<Row, 'record'>; lead: R }[] = [];
  let last: string | undefined = '';
  while (last !== undefined) {
    const { rows }: { rows: Row[] } = await sql<Row>`
      select id, created_at, sequence, record from ${sql.table(table)}
      where id > ${last} and not erased order by id limit ${PIECE}
    `.execute(db);
    for (const { record, ...row } of rows) all.push({ row, lead: parse(record) });
    last = rows.length === PIECE ? rows.at(-1)?.id : undefined;
  }
  return all.sort((one, other) => byCreation(one.row, other.row)).map(({ lead }) => lead);
}

const byCreation = (one: Omit<Row, 'record'>, other: Omit<Row, 'record'>) =>
  one.created_at.getTime() - other.created_at.getTime() || one.sequence - other.sequence;

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
