import { type SqlBool, sql } from 'kysely';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { emptyJob, type JobRecord } from '#domain/jobs/job-record.ts';
import { erasedJob } from '#domain/privacy/erase-job.ts';
import type { Decision } from '../records/records.ts';
import { findBooking } from './bookings.ts';
import type { Database } from './database.ts';
import { jobColumns, parseJob } from './job-columns.ts';
import { withLocks } from './locks.ts';
import { removeReportFiles } from './report-files.ts';
import { storableKey } from './storable-text.ts';

/** With `lock`, until the end of the transaction nobody else changes the job. */
export async function findJob(
  db: Database,
  id: string,
  { lock = false } = {},
): Promise<JobRecord | undefined> {
  const query = db.selectFrom('jobs').select('record').where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && parseJob(row.record);
}

/** See `JobStore.jobs.findAll`. */
export async function findJobs(db: Database, bookingIds: readonly string[]): Promise<JobRecord[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('record')
    .where(sql<SqlBool>`id = any(${bookingIds}::text[])`)
    .execute();
  return rows.map(({ record }) => parseJob(record));
}

/** See `JobStore.jobs.all`. */
export async function allJobs(db: Database): Promise<JobRecord[]> {
  const rows = await db.selectFrom('jobs').select('record').execute();
  return rows.map(({ record }) => parseJob(record));
}

/** See `JobStore.jobs.changedSince`. */
export async function jobsChangedSince(db: Database, since: Date): Promise<JobRecord[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('record')
    .where('changed_at', '>=', since)
    .execute();
  return rows.map(({ record }) => parseJob(record));
}

/** See `JobStore.jobs.findByAgentLink`. */
export async function findJobByAgentLink(
  db: Database,
  digest: string,
): Promise<JobRecord | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select('record')
    .where('agent_link', '=', storableKey(digest))
    .executeTakeFirst();
  return row && parseJob(row.record);
}

/** See `JobStore.jobs.change`. */
export const changeJob = <R>(
  db: Database,
  { id, createdAt }: Pick<Booking, 'id' | 'createdAt'>,
  decide: (job: JobRecord) => Decision<JobRecord, R>,
): Promise<R> =>
  // The lock is for the first change, before which there is no row.
  withLocks(db, [`job ${id}`], async (transaction) => {
    // The booking before its job, as the erasure of a person has it.
    const isErased = await lockBooking(transaction, id);
    const stored = await findJob(transaction, id, { lock: true });
    const current = stored ?? emptyJob({ id, createdAt });
    const { next, result } = decide(current);
    if (next === current) return result;
    const changed = { ...next, id, createdAt: current.createdAt, revision: current.revision + 1 };
    const erasedAt = stored?.erasedAt ?? isErased;
    const record = erasedAt === undefined ? changed : erasedJob(changed, new Date(erasedAt));
    await put(transaction, record);
    if (erasedAt !== undefined) {
      await removeReportFiles(
        transaction,
        record.reports.map((report) => report.id),
      );
    }
    return result;
  });

/** Keeps others from erasing the booking until the end of `transaction`; resolves to when it was erased. */
async function lockBooking(transaction: Database, id: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row && (await findBooking(transaction, id))?.erasedAt;
}

/** Erases what the jobs of these bookings say of people, and their reports. The bookings are locked. */
export async function eraseJobs(
  transaction: Database,
  bookingIds: readonly string[],
  at: Date,
): Promise<void> {
  for (const job of await lockJobs(transaction, bookingIds)) {
    await removeReportFiles(
      transaction,
      job.reports.map(({ id }) => id),
    );
    if (job.erasedAt !== undefined) continue;
    await put(transaction, erasedJob({ ...job, revision: job.revision + 1 }, at));
  }
}

/** Stores what `change` makes of the jobs of these bookings, which are locked. */
export async function changeJobs(
  transaction: Database,
  bookingIds: readonly string[],
  change: (job: JobRecord) => JobRecord,
): Promise<void> {
  for (const job of await lockJobs(transaction, bookingIds)) {
    await put(transaction, { ...change(job), revision: job.revision + 1 });
  }
}

async function lockJobs(
  transaction: Database,
  bookingIds: readonly string[],
): Promise<JobRecord[]> {
  // In order, so that no two transactions wait for each other.
  const rows = await transaction
    .selectFrom('jobs')
    .select('record')
    .where(sql<SqlBool>`id = any(${bookingIds}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ record }) => parseJob(record));
}

async function put(transaction: Database, record: JobRecord): Promise<void> {
  const columns = jobColumns(record);
  await transaction
    .insertInto('jobs')
    .values({ id: record.id, created_at: record.createdAt, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}
