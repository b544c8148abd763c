import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import {
  countedSpans,
  endOfFull,
  type RequestLimit,
} from '#domain/inspection-request/request-limits.ts';
import { RequestLimitError, type RequestLimits } from '../resources/contact-requests.ts';
import type { Database } from './database.ts';
import { emailColumn } from './request-columns.ts';

/**
 * Throws `RequestLimitError` when there are too many requests from the mailbox of a new one, or in all. `db`
 * is a transaction with the lock under which all requests with limits are added.
 */
export async function refuseOverLimit(
  db: Database,
  { createdAt, email }: ContactRequest,
  limits: RequestLimits,
): Promise<void> {
  const now = new Date(createdAt);
  const next =
    (await nextRequestAt(db, limits.email, now, sql`email = ${emailColumn(email)}`)) ??
    (await nextRequestAt(db, limits.all, now, sql`true`));
  if (next) throw new RequestLimitError(next, now);
}

/** When the next request is allowed after those for which `isCounted` is true; undefined for at once. */
async function nextRequestAt(
  db: Database,
  limit: RequestLimit,
  now: Date,
  isCounted: RawBuilder<SqlBool>,
): Promise<Date | undefined> {
  const spans = countedSpans(limit, now);
  const firsts = spans.map(
    ({ since, most }) => sql`(
      select created_at from contact_requests where ${isCounted} and created_at > ${since}
      order by created_at desc offset ${most - 1} limit 1
    )`,
  );
  const { rows } = await sql<{ firsts: (Date | null)[] }>`
    select array[${sql.join(firsts)}] as firsts
  `.execute(db);
  return endOfFull(
    spans.map((span, index) => ({ ...span, first: rows[0]?.firsts[index] ?? undefined })),
    now,
  );
}
