import { leadSearchText } from '#domain/leads/lead-search.ts';
import { emailKey } from '#domain/leads/sender.ts';
import type { MessageRecord } from '#domain/messages/message-record.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { messages } from '../stored/message-collection.ts';
import { storableKey } from './storable-text.ts';

/**
 * The columns of a version of `message`, without those that stay from its first version on. Throws when no
 * start could read it.
 */
export function messageColumns(message: MessageRecord) {
  const record = parseMessage(message);
  const { revision, state, kind, mail } = record;
  const hasAsked = kind === 'review_request' && state !== 'refused' && mail !== undefined;
  return {
    revision,
    state,
    asked_client: hasAsked ? storableKey(emailKey(mail.to)) : null,
    search_words: leadSearchText(messages.searched(record)).words,
    record: JSON.stringify(record),
  };
}

/** The message of the column `record`, checked and frozen. */
export const parseMessage = (record: unknown): MessageRecord =>
  checkedRecord(messages.schema, record).record;
