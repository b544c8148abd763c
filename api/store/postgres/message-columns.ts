import { type SqlBool, sql } from 'kysely';
import { leadSearchText } from '#domain/leads/lead-search.ts';
import { emailKey } from '#domain/leads/sender.ts';
import { mailLimitKey } from '#domain/messages/mail-limit.ts';
import {
  erasedMessage,
  type MessageRecord,
  type SendOutcome,
  settledMessage,
} from '#domain/messages/message-record.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import { claimedMessage, clientToAsk, droppedMessage } from '../outbox/open-messages.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { messages } from '../stored/message-collection.ts';
import type { AttemptTable } from './attempts.ts';
import { storableKey } from './storable-text.ts';

/** The columns of a version of `message`. Throws when no start could read it. */
export function messageColumns(message: MessageRecord) {
  const record = parseMessage(message);
  const { revision, state, kind, leads, mail } = record;
  const hasAsked = kind === 'review_request' && state !== 'refused' && mail !== undefined;
  return {
    revision,
    state,
    kind,
    leads: leads.map(storableKey),
    asked_client: hasAsked ? storableKey(emailKey(mail.to)) : null,
    search_words: leadSearchText(messages.searched(record)).words,
    record: JSON.stringify(record),
  };
}

/** The message of the column `record`, checked and frozen. */
export const parseMessage = (record: unknown): MessageRecord =>
  checkedRecord(messages.schema, record).record;

/** The column `limit_key` of a message. */
export function limitKeyColumn(message: PlannedMessage): string | null {
  const key = mailLimitKey(message);
  return key ? storableKey(key) : null;
}

export const messageTable: AttemptTable<PlannedMessage, MessageRecord, SendOutcome> = {
  name: 'messages',
  parse: parseMessage,
  columns: messageColumns,
  claimColumns: (message) => ({ limit_key: limitKeyColumn(message) }),
  // It may have gone out before the restore, so that its client is not asked again.
  droppedColumns: (message) => {
    const client = clientToAsk(message);
    return { asked_client: client === undefined ? null : storableKey(client) };
  },
  erasedColumns: { limit_key: null },
  leadsOf: ({ leads }) => leads,
  isAbout: (leadIds) => sql<SqlBool>`leads && ${leadIds}::text[]`,
  claimed: claimedMessage,
  dropped: droppedMessage,
  settled: settledMessage,
  erased: erasedMessage,
};
