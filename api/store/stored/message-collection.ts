import type { MessageRecord } from '#domain/messages/message-record.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import { ATTEMPTS_FULL_AT, type Collection } from './collections.ts';
import { storedMessageSchema } from './stored-messages.schema.ts';

/** By the month (UTC) of the first attempt. */
export const messages: Collection<MessageRecord> = {
  folder: 'messages',
  fullAt: ATTEMPTS_FULL_AT,
  schema: storedMessageSchema,
  monthOf: ({ createdAt }) => monthOf(createdAt),
  searched: ({ mail }) => ({
    name: mail?.subject ?? '',
    email: mail?.to ?? '',
    phone: '',
    address: '',
  }),
};
