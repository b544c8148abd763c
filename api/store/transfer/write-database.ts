import { sql } from 'kysely';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { DeliveryRecord } from '#domain/deliveries/delivery-record.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import type { MessageRecord } from '#domain/messages/message-record.ts';
import { bookingColumns } from '../postgres/booking-columns.ts';
import type { Database } from '../postgres/database.ts';
import { deliveryColumns } from '../postgres/delivery-columns.ts';
import { idempotencyColumns } from '../postgres/idempotency.ts';
import { jobColumns } from '../postgres/job-columns.ts';
import { messageColumns } from '../postgres/message-columns.ts';
import { tablesIn } from '../postgres/records.ts';
import { writeReportFile } from '../postgres/report-files.ts';
import { requestColumns } from '../postgres/request-columns.ts';
import type { KindKey } from '../records/kinds.ts';
import type { Stored } from '../stored/collections.ts';
import type { Contents } from './contents.ts';
import { Overlaps } from './overlaps.ts';

/** Rows of one statement, which has at most 65,535 values. */
const ROWS = 500;

const sequencedTables = ['contact_requests', 'bookings', 'jobs', 'messages', 'deliveries'] as const;

/** Writes `contents` into empty tables, in the transaction that `db` is. */
export async function writeDatabase(contents: Contents, db: Database): Promise<void> {
  for await (const records of contents.contactRequests()) {
    for (const rows of batches(records.map(requestRow))) {
      await db.insertInto('contact_requests').values(rows).execute();
    }
  }
  for await (const records of contents.bookings()) {
    for (const rows of batches(bookingRows(records))) {
      await db.insertInto('bookings').values(rows).execute();
    }
  }
  for await (const records of contents.jobs()) {
    for (const rows of batches(records.map(jobRow))) {
      await db.insertInto('jobs').values(rows).execute();
    }
  }
  for await (const records of contents.messages()) {
    for (const rows of batches(records.map(messageRow))) {
      await db.insertInto('messages').values(rows).execute();
    }
  }
  for await (const records of contents.deliveries()) {
    for (const rows of batches(records.map(deliveryRow))) {
      await db.insertInto('deliveries').values(rows).execute();
    }
  }
  for (const table of sequencedTables) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'sequence'),
        coalesce(max(sequence), 0) + 1, false) from ${sql.table(table)}
    `.execute(db);
  }
  for await (const { name, bytes } of contents.uploads()) {
    const row = { name, bytes: Buffer.from(bytes) };
    await db.insertInto('uploads').values(row).execute();
  }
  for await (const { id, content } of contents.reportFiles()) {
    await writeReportFile(db, id, content);
  }
  const records = await contents.records();
  for (const [key, table] of Object.entries(tablesIn(db))) {
    await table.write(records[key as KindKey]);
  }
}

const requestRow = ({ record, sequence, idempotencyKey }: Stored<ContactRequest>) => ({
  ...firstColumns(record, sequence),
  ...idempotencyColumns(idempotencyKey),
  ...requestColumns(record),
});

/** `bookings`: all of their days. */
function bookingRows(bookings: readonly Stored<Booking>[]) {
  const overlaps = new Overlaps();
  return bookings.map(({ record, sequence, idempotencyKey }) => {
    const columns = bookingColumns(record);
    return {
      ...firstColumns(record, sequence),
      ...idempotencyColumns(idempotencyKey),
      ...columns,
      anyway: overlaps.has(columns),
    };
  });
}

const jobRow = ({ record, sequence }: Stored<JobRecord>) => ({
  ...firstColumns(record, sequence),
  ...jobColumns(record),
});

const messageRow = ({ record, sequence }: Stored<MessageRecord>) => ({
  ...firstColumns(record, sequence),
  ...messageColumns(record),
});

const deliveryRow = ({ record, sequence }: Stored<DeliveryRecord>) => ({
  ...firstColumns(record, sequence),
  ...deliveryColumns(record),
});

/** Earlier versions stored no sequence number; the tables' own begin with 1. */
const firstColumns = (record: { id: string; createdAt: string }, sequence = 0) => ({
  id: record.id,
  created_at: new Date(record.createdAt).toISOString(),
  sequence,
});

function* batches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += ROWS) yield rows.slice(start, start + ROWS);
}
