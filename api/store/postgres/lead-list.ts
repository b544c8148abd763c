import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { BookingSort } from '#domain/booking/booking-sort.ts';
import { InvalidCursorError, type Page } from '../page.ts';
import type { BookingQuery } from '../resources/bookings.ts';
import type { Database } from './database.ts';
import { searchCondition } from './search-condition.ts';
import { storableText } from './storable-text.ts';

export type LeadListQuery = Omit<BookingQuery, 'folder'>;

interface LeadList<R> {
  table: 'contact_requests' | 'bookings' | 'messages';
  /** Only rows for which this is true. */
  isListed: RawBuilder<SqlBool>;
  /** Ids of rows that are left out, although `isListed`. */
  except?: readonly string[];
  /** Checks the JSON of a row. */
  parse(record: unknown): R;
}

const none = { total: 0, start: 0 };

/** The columns that order the rows of a table; those of two rows are never all equal. */
const orders: Record<BookingSort, readonly string[]> = {
  created: ['created_at', 'sequence', 'id'],
  appointment: ['date', 'time', 'created_at', 'sequence', 'id'],
};

/**
 * One page, newest first or by appointment, the latest first. Rejects with `InvalidCursorError`.
 * `db` is no transaction, because all queries of a page read one snapshot.
 */
export function listLeads<R>(
  db: Database,
  { table, isListed, except = [], parse }: LeadList<R>,
  { search = '', limit, ...query }: LeadListQuery,
): Promise<Page<R>> {
  const columns = orders[query.sort ?? 'created'].map((column) => sql.ref(column));
  const found = sql`from ${sql.table(table)} where ${isListed} and ${isFoundIn(table, search)}`;
  const listed = except.length > 0 ? sql`${found} and id <> all(${except})` : found;
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');

  return snapshot.execute(async (transaction) => {
    const isReached = await startCondition(transaction, table, query);
    const count = async (rows: RawBuilder<unknown>) => {
      const counted = await sql<{ total: number; start: number }>`
        select count(*) as total, count(*) filter (where not ${isReached}) as start ${rows}
      `.execute(transaction);
      return counted.rows[0] ?? none;
    };
    const all = await count(found);
    // Subtracted, because a small index counts all rows, but only if it need not look at their ids.
    const excluded = except.length > 0 ? await count(sql`${found} and id = any(${except})`) : none;
    const total = all.total - excluded.total;
    const start = all.start - excluded.start;
    const { rows } = await sql<{ id: string; record: unknown }>`
      select id, record ${listed} and ${isReached}
      order by ${sql.join(columns.map((column) => sql`${column} desc`))}
      limit ${Number.isFinite(limit) ? limit : null}
    `.execute(transaction);
    const before =
      start > limit
        ? await sql<{ id: string }>`
            select id ${listed} and not ${isReached}
            order by ${sql.join(columns)} offset ${limit} limit 1
          `.execute(transaction)
        : undefined;
    return {
      data: rows.map(({ record }) => parse(record)),
      total,
      start,
      previousCursor: cursorOf(before?.rows[0]),
      nextCursor: start + limit < total ? cursorOf(rows.at(-1)) : null,
    };
  });
}

/** The records after the one with the id `after`, newest first, without counting any. */
export async function listPart<R>(
  db: Database,
  { table, isListed, parse }: Omit<LeadList<R>, 'except'>,
  {
    search = '',
    after,
    limit,
  }: { search?: string | undefined; after?: string | undefined; limit: number },
): Promise<R[]> {
  const cursor = after === undefined ? {} : { cursor: cursorOf({ id: after }) ?? '' };
  const { rows } = await sql<{ record: unknown }>`
    select record from ${sql.table(table)}
    where ${isListed} and ${isFoundIn(table, search)} and ${await startCondition(db, table, cursor)}
    order by ${sql.join(orders.created.map((column) => sql`${sql.ref(column)} desc`))}
    limit ${limit}
  `.execute(db);
  return rows.map(({ record }) => parse(record));
}

const isFoundIn = (table: LeadList<unknown>['table'], search: string) =>
  searchCondition(search, {
    words: sql.ref('search_words'),
    phone: table === 'messages' ? sql`''` : sql.ref('search_phone'),
  });

/** The condition for rows on the page or on a later one. */
async function startCondition(
  db: Database,
  table: LeadList<unknown>['table'],
  { cursor, day, sort = 'created' }: Omit<LeadListQuery, 'limit'>,
): Promise<RawBuilder<SqlBool>> {
  if (cursor !== undefined) {
    const columns = sql.join(orders[sort].map((column) => sql.ref(column)));
    const id = storableText(Buffer.from(cursor, 'base64url').toString());
    const { rows } = await sql<object>`
      select ${columns} from ${sql.table(table)} where id = ${id}
    `.execute(db);
    if (!rows[0]) throw new InvalidCursorError('No page ended with this cursor');
    return sql`(${columns}) < (${sql.join(Object.values(rows[0]))})`;
  }
  if (day === undefined) return sql`true`;
  return sort === 'appointment' ? sql`date <= ${day.date}` : sql`created_at < ${day.ends}`;
}

/** The id of a page's last record, whose position is stable when records are added. */
const cursorOf = (row: { id: string } | undefined): string | null =>
  row ? Buffer.from(row.id).toString('base64url') : null;
