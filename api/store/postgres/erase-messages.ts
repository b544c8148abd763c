import { type SqlBool, sql } from 'kysely';
import { erasedMessage, isNamedIn } from '#domain/messages/message-record.ts';
import type { Database } from './database.ts';
import { messageColumns, parseMessage } from './message-columns.ts';

/**
 * Erases the texts of all messages about one of these leads; with `mentions` only of those in which one of
 * them occurs, and of those that are on their way. The leads have to be locked in `transaction` before, so
 * that a message that is settled meanwhile is erased too.
 */
export async function eraseMessages(
  transaction: Database,
  leadIds: readonly string[],
  at: Date,
  mentions?: readonly string[],
): Promise<void> {
  const rows = await transaction
    .selectFrom('messages')
    .select('record')
    .where(sql<SqlBool>`leads && ${leadIds}::text[]`)
    // In order, so that no two transactions wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) {
    const message = parseMessage(row.record);
    if (message.erasedAt !== undefined || (mentions && !isNamedIn(message, mentions))) continue;
    const erased = { ...erasedMessage(message, at), revision: message.revision + 1 };
    await transaction
      .updateTable('messages')
      .set({ ...messageColumns(erased), limit_key: null })
      .where('id', '=', message.id)
      .execute();
  }
}
