import { type SqlBool, sql } from 'kysely';
import {
  type CountedMail,
  countedMail,
  countedSince,
  mailLimitKey,
} from '#domain/messages/mail-limit.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import type { Database } from './database.ts';
import { limitKeyColumn, parseMessage } from './message-columns.ts';

/** The mails with which `messages` are counted at `now`. */
export async function countedMails(
  db: Database,
  messages: readonly PlannedMessage[],
  now: Date,
): Promise<CountedMail[]> {
  const keys = new Map(
    messages.map((message) => [limitKeyColumn(message) ?? '', mailLimitKey(message)]),
  );
  // A mail goes out at the end of its own delivery window at the latest.
  const first = countedSince(countedSince(now));
  const rows = await db
    .selectFrom('messages')
    .select(['limit_key', 'record'])
    .where(sql<SqlBool>`limit_key = any(${[...keys.keys()]})`)
    .where('created_at', '>', first)
    .execute();
  return rows.flatMap(
    ({ limit_key, record }) =>
      countedMail(parseMessage(record), keys.get(limit_key ?? ''), now) ?? [],
  );
}
