import { type RawBuilder, sql } from 'kysely';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { Database } from '../postgres/database.ts';
import { tablesIn } from '../postgres/records.ts';
import { partsOf } from '../postgres/report-files.ts';
import { readContents } from '../records/kinds.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { bookings, type Collection, contactRequests, type Stored } from '../stored/collections.ts';
import { messages } from '../stored/message-collection.ts';
import { deliveries } from '../stored/stored-deliveries.schema.ts';
import { jobs } from '../stored/stored-jobs.schema.ts';
import type { Contents, Months, ReportFile, Upload } from './contents.ts';

/** Rows that are in memory at once while a month is read. */
const FETCHED = 500;

/**
 * What a database holds. `db` is a transaction that sees one snapshot, or one that nobody else changes
 * the data beside.
 */
export const databaseContents = (db: Database): Contents => ({
  contactRequests: () => monthsOf(db, contactRequests, leadRows('contact_requests')),
  bookings: () => monthsOf(db, bookings, leadRows('bookings', sql`date_trunc('month', date),`)),
  jobs: () => monthsOf(db, jobs, rowsByCreation('jobs')),
  messages: () => monthsOf(db, messages, rowsByCreation('messages')),
  deliveries: () => monthsOf(db, deliveries, rowsByCreation('deliveries')),
  uploads: () => uploadsOf(db),
  reportFiles: () => reportFilesOf(db),
  records: () => recordsOf(db),
});

interface Row {
  record: object;
  sequence: number;
  idempotency_key?: string | null;
  idempotency_fingerprint?: string | null;
}

const leadRows = (table: string, month = sql``) => sql<Row>`
  select record, sequence, idempotency_key, idempotency_fingerprint from ${sql.table(table)}
  order by ${month} created_at, sequence, id`;

const rowsByCreation = (table: string) => sql<Row>`
  select record, sequence from ${sql.table(table)} order by created_at, sequence, id`;

/** `rows` come month by month, so that one month is in memory at a time. */
async function* monthsOf<R extends Versioned>(
  db: Database,
  collection: Collection<R>,
  rows: RawBuilder<Row>,
): Months<R> {
  const read = new Set<string>();
  let month: string | undefined;
  let records: Stored<R>[] = [];
  for await (const row of fetched(db, rows)) {
    const stored = storedOf(collection, row);
    const next = collection.monthOf(stored.record);
    if (next !== month) {
      if (records.length > 0) yield records;
      if (read.has(next))
        throw new TypeError(`The ${collection.folder} of ${next} are not in order`);
      read.add(next);
      month = next;
      records = [];
    }
    records.push(stored);
  }
  if (records.length > 0) yield records;
}

/** The rows of a query by a cursor, which needs the transaction that `db` is. */
async function* fetched<T>(db: Database, query: RawBuilder<T>): AsyncGenerator<T> {
  await sql`declare moving no scroll cursor for ${query}`.execute(db);
  let rows: readonly T[];
  do {
    ({ rows } = await sql<T>`fetch ${sql.lit(FETCHED)} from moving`.execute(db));
    yield* rows;
  } while (rows.length > 0);
  await sql`close moving`.execute(db);
}

function storedOf<R>(collection: Collection<R>, row: Row): Stored<R> {
  const { idempotency_key: key, idempotency_fingerprint: fingerprint, sequence } = row;
  return checkedRecord(collection.schema, {
    ...row.record,
    ...(key && { once: { key, fingerprint } }),
    ...(sequence > 0 && { sequence }),
  });
}

async function* uploadsOf(db: Database): AsyncGenerator<Upload> {
  const names = await db.selectFrom('uploads').select('name').orderBy('name').execute();
  for (const { name } of names) {
    yield await db
      .selectFrom('uploads')
      .select(['name', 'bytes'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
  }
}

async function* reportFilesOf(db: Database): AsyncGenerator<ReportFile> {
  const files = await db
    .selectFrom('report_files')
    .select(['id', 'content', 'bytes', 'sha256'])
    .orderBy('id')
    .execute();
  for (const file of files) yield { id: file.id, content: partsOf(db, file) };
}

function recordsOf(db: Database) {
  const tables = tablesIn(db);
  return readContents((_kind, key) => tables[key].read());
}
