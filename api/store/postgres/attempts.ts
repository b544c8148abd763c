import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { type Attempt, isClaimable, type Planned } from '../outbox/attempts.ts';
import type { Database } from './database.ts';

interface AttemptRecord extends Versioned, Attempt {
  createdAt: string;
  erasedAt?: string | undefined;
}

interface Lease {
  now: Date;
  until: Date;
}

type Columns = Readonly<Record<string, unknown>>;

/** A table of what became of messages, or of deliveries, from their first attempt on. */
export interface AttemptTable<P extends Planned, R extends AttemptRecord, O extends { at: Date }> {
  name: 'messages' | 'deliveries';
  /** The record of the column `record`, checked and frozen. */
  parse(record: unknown): R;
  /** The columns of a version, besides `id` and `created_at`. */
  columns(record: R): Columns;
  /** The columns that only a claim sets. */
  claimColumns(planned: P): Columns;
  /** The columns that an erasure sets, besides those of its version. */
  erasedColumns: Columns;
  leadsOf(record: R): readonly string[];
  /** The rows about one of these leads. */
  isAbout(leadIds: readonly string[]): RawBuilder<SqlBool>;
  /** The columns that only a drop sets. */
  droppedColumns(planned: P): Columns;
  claimed(planned: P, record: R | undefined, lease: Lease): R;
  dropped(planned: P, record: R | undefined, now: Date): R;
  settled(record: R, outcome: O): R;
  erased(record: R, at: Date): R;
}

type AnyTable<R extends AttemptRecord> = Pick<
  AttemptTable<never, R, never>,
  'name' | 'parse' | 'columns' | 'erased' | 'erasedColumns' | 'isAbout'
>;

/**
 * Claims those of `planned` that are due and admitted, and that nobody else claims at the same time; resolves
 * to these.
 */
export async function claimAttempts<P extends Planned, R extends AttemptRecord>(
  db: Database,
  table: AttemptTable<P, R, never>,
  planned: readonly P[],
  lease: Lease,
  isAdmitted: (planned: P) => boolean = () => true,
): Promise<P[]> {
  const stored = await recordsOf(db, table, planned);
  const rows = planned
    .filter((one) => isClaimable(one, stored.get(one.id), lease.now) && isAdmitted(one))
    .map((one) => ({
      ...nextRow(table, table.claimed(one, stored.get(one.id), lease), stored.get(one.id)),
      ...table.claimColumns(one),
    }));
  const claimedIds = await putRows(db, table, rows);
  return planned.filter(({ id }) => claimedIds.has(id));
}

/** Claims `one` in whatever state; false when another version than `record` is stored meanwhile. */
export async function repeatAttempt<P extends Planned, R extends AttemptRecord>(
  db: Database,
  table: AttemptTable<P, R, never>,
  { one, record, lease }: { one: P; record: R; lease: Lease },
): Promise<boolean> {
  const row = nextRow(table, table.claimed(one, record, lease), record);
  return (await putRows(db, table, [{ ...row, ...table.claimColumns(one) }])).has(one.id);
}

/** Rows of one statement, which has at most 65,535 values. */
const ROWS = 1000;

/** Stores that these are never sent; one of which another version is stored meanwhile stays as it is. */
export async function dropAttempts<P extends Planned, R extends AttemptRecord>(
  db: Database,
  table: AttemptTable<P, R, never>,
  planned: readonly P[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < planned.length; start += ROWS) {
    const batch = planned.slice(start, start + ROWS);
    const stored = await recordsOf(db, table, batch);
    const rows = batch.map((one) => ({
      ...nextRow(table, table.dropped(one, stored.get(one.id), now), stored.get(one.id)),
      ...table.droppedColumns(one),
    }));
    await putRows(db, table, rows);
  }
}

/** The records that are stored of these. */
export const readAttempts = <R extends AttemptRecord>(
  db: Database,
  table: Pick<AnyTable<R>, 'name' | 'parse'>,
  ids: readonly string[],
): Promise<R[]> => read(db, table, sql`id = any(${ids})`);

async function recordsOf<R extends AttemptRecord>(
  db: Database,
  table: Pick<AnyTable<R>, 'name' | 'parse'>,
  planned: readonly Planned[],
): Promise<ReadonlyMap<string, R>> {
  const ids = planned.map(({ id }) => id);
  const records = await readAttempts(db, table, ids);
  return new Map(records.map((record) => [record.id, record]));
}

type AttemptRow = Columns & { readonly id: string };

/** The row of `next`, the version after `stored`. */
function nextRow<R extends AttemptRecord>(
  table: Pick<AnyTable<R>, 'columns'>,
  next: R,
  stored: R | undefined,
): AttemptRow {
  const record = { ...next, revision: (stored?.revision ?? 0) + 1 };
  return { id: record.id, created_at: next.createdAt, ...table.columns(record) };
}

/** Resolves to the ids of the rows that were stored: nobody has stored another version of these. */
async function putRows(
  db: Database,
  table: { name: string },
  unsorted: readonly AttemptRow[],
): Promise<ReadonlySet<string>> {
  // In order, so that no two processes wait for each other.
  const rows = unsorted.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (rows.length === 0) return new Set();
  const names = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`);
  const { rows: put } = await sql<{ id: string }>`
    insert into ${sql.table(table.name)} as stored (${sql.join(names)}) values ${sql.join(values)}
    on conflict (id) do update set ${sql.join(names.map((name) => sql`${name} = excluded.${name}`))}
    -- False when somebody has claimed, settled or dropped it since it was read.
    where stored.revision = excluded.revision - 1
    returning id
  `.execute(db);
  return new Set(put.map(({ id }) => id));
}

/** Stores how a claimed attempt ended; without what it says of a person if one of its leads was erased. */
export const settleAttempt = <R extends AttemptRecord, O extends { at: Date }>(
  db: Database,
  table: AttemptTable<never, R, O>,
  id: string,
  outcome: O,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const [claimed] = await read(transaction, table, sql`id = ${id}`);
    if (!claimed) return;
    // Leads before their attempts, as the erasure of a person has it: it ends before this or begins after it.
    const isOfErased = await lockAndCheckErased(transaction, table.leadsOf(claimed));
    const [current] = await read(transaction, table, sql`id = ${id} for update`);
    if (current?.state !== 'sending') return;
    const settled = table.settled(current, outcome);
    const isErased = isOfErased || current.erasedAt !== undefined;
    await update(transaction, table, isErased ? table.erased(settled, outcome.at) : settled);
  });

/**
 * Erases what the attempts about one of these leads say of a person, or only those that are `isNamed`. The leads
 * have to be locked in `transaction` before, so that an attempt that is settled meanwhile is erased too.
 */
export async function eraseAttempts<R extends AttemptRecord>(
  transaction: Database,
  table: AnyTable<R>,
  leadIds: readonly string[],
  at: Date,
  isNamed: (record: R) => boolean = () => true,
): Promise<void> {
  // In order, so that no two transactions wait for each other.
  const isTheirs = sql<SqlBool>`${table.isAbout(leadIds)} order by id for update`;
  for (const record of await read(transaction, table, isTheirs)) {
    if (record.erasedAt !== undefined || !isNamed(record)) continue;
    await update(transaction, table, table.erased(record, at));
  }
}

async function read<R extends AttemptRecord>(
  db: Database,
  { name, parse }: Pick<AnyTable<R>, 'name' | 'parse'>,
  condition: RawBuilder<unknown>,
): Promise<R[]> {
  const { rows } = await sql<{ record: unknown }>`
    select record from ${sql.table(name)} where ${condition}
  `.execute(db);
  return rows.map(({ record }) => parse(record));
}

/** Stores `record` as the version after its own. */
async function update<R extends AttemptRecord>(
  transaction: Database,
  table: Pick<AnyTable<R>, 'name' | 'columns' | 'erasedColumns'>,
  record: R,
): Promise<void> {
  const columns = {
    ...table.columns({ ...record, revision: record.revision + 1 }),
    ...(record.erasedAt !== undefined && table.erasedColumns),
  };
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table.name)} set ${sql.join(changes)} where id = ${record.id}`.execute(
    transaction,
  );
}

/** Keeps others from changing the leads until the end of `transaction`. Whether one of them was erased. */
async function lockAndCheckErased(transaction: Database, ids: readonly string[]): Promise<boolean> {
  const locked = async (table: 'bookings' | 'contact_requests') => {
    const { rows } = await sql<{ record: { erasedAt?: string } }>`
      select record from ${sql.table(table)} where id = any(${ids}) order by id for share
    `.execute(transaction);
    return rows.some(({ record }) => record.erasedAt !== undefined);
  };
  return (await locked('contact_requests')) || (await locked('bookings'));
}
