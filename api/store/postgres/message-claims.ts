import { type SqlBool, sql } from 'kysely';
import {
  erasedMessage,
  type MessageRecord,
  type SendOutcome,
  settledMessage,
} from '#domain/messages/message-record.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import { isClaimable } from '../outbox/attempts.ts';
import { claimedMessage } from '../outbox/open-messages.ts';
import { limitKeyColumn } from './counted-mails.ts';
import type { Database } from './database.ts';
import { messageColumns, parseMessage } from './message-columns.ts';

interface Lease {
  now: Date;
  until: Date;
}

/**
 * Claims those of `messages` that are due and admitted, and that nobody else claims at the same time; resolves
 * to these.
 */
export async function claimMessages(
  db: Database,
  messages: readonly PlannedMessage[],
  lease: Lease,
  isAdmitted: (message: PlannedMessage) => boolean,
): Promise<PlannedMessage[]> {
  const stored = await recordsOf(db, messages);
  const claims = messages
    .filter((message) => isClaimable(message, stored.get(message.id), lease.now))
    .filter(isAdmitted)
    .map((message) => {
      const record = stored.get(message.id);
      const revision = (record?.revision ?? 0) + 1;
      const claimed = { ...claimedMessage(message, record, lease), revision };
      return { ...newRow(claimed), limit_key: limitKeyColumn(message) };
    });
  if (claims.length === 0) return [];
  const claimed = await db
    .insertInto('messages')
    // In order, so that no two processes wait for each other.
    .values(claims.sort((one, other) => (one.id < other.id ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => ({
          revision: ref('excluded.revision'),
          state: ref('excluded.state'),
          asked_client: ref('excluded.asked_client'),
          limit_key: ref('excluded.limit_key'),
          search_words: ref('excluded.search_words'),
          record: ref('excluded.record'),
        }))
        // False when somebody has claimed or settled it since it was read.
        .where(sql<SqlBool>`messages.revision = excluded.revision - 1`),
    )
    .returning('id')
    .execute();
  const ids = new Set(claimed.map(({ id }) => id));
  return messages.filter(({ id }) => ids.has(id));
}

const newRow = (message: MessageRecord) => ({
  id: message.id,
  created_at: message.createdAt,
  kind: message.kind,
  leads: message.leads,
  ...messageColumns(message),
});

async function recordsOf(
  db: Database,
  messages: readonly PlannedMessage[],
): Promise<ReadonlyMap<string, MessageRecord>> {
  const ids = messages.map(({ id }) => id);
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'record'])
    .where(sql<SqlBool>`id = any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, record }) => [id, parseMessage(record)]));
}

/** Stores how sending a claimed message ended; without its text if one of its leads was erased. */
export const settleMessage = (db: Database, id: string, outcome: SendOutcome): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const message = transaction.selectFrom('messages').where('id', '=', id);
    const claimed = await message.select(['kind', 'leads']).executeTakeFirst();
    if (!claimed) return;
    // Leads before their messages, as the erasure of a person has it: it ends before this or begins after it.
    const isOfErased = await lockAndCheckErased(transaction, claimed.leads);
    const { record } = await message.select('record').forUpdate().executeTakeFirstOrThrow();
    const current = parseMessage(record);
    if (current.state !== 'sending') return;
    const settled = settledMessage(current, outcome);
    const isErased = isOfErased || current.erasedAt !== undefined;
    const next = isErased ? erasedMessage(settled, outcome.at) : settled;
    await transaction
      .updateTable('messages')
      .set({
        ...messageColumns({ ...next, revision: current.revision + 1 }),
        ...(isErased && { limit_key: null }),
      })
      .where('id', '=', id)
      .execute();
  });

/** Keeps others from changing the leads until the end of `transaction`. Whether one of them was erased. */
export async function lockAndCheckErased(
  transaction: Database,
  ids: readonly string[],
): Promise<boolean> {
  const locked = async (table: 'bookings' | 'contact_requests') => {
    const { rows } = await sql<{ record: { erasedAt?: string } }>`
      select record from ${sql.table(table)} where id = any(${ids}) order by id for share
    `.execute(transaction);
    return rows.some(({ record }) => record.erasedAt !== undefined);
  };
  return (await locked('contact_requests')) || (await locked('bookings'));
}
