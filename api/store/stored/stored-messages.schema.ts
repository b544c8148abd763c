import * as z from 'zod/mini';
import { locales } from '#domain/locale/locale.ts';
import { messageKinds } from '#domain/messages/message-kinds.ts';
import { type MessageRecord, messageStates } from '#domain/messages/message-record.ts';
import {
  defaultMessageSettings,
  type StoredMessageSettings,
} from '#domain/messages/message-settings.ts';
import { timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import type { Stored } from './collections.ts';
import { storedRevision } from './stored.schema.ts';

const text = z.string();
const instant = z.iso.datetime();
const kind = z.enum(messageKinds);
const templates = z.partialRecord(kind, z.strictObject({ subject: text, text }));

const message = z.strictObject({
  id: text.check(z.minLength(1)),
  revision: storedRevision,
  createdAt: instant,
  kind,
  leads: z.array(text),
  due: instant,
  state: z.enum(messageStates),
  attempts: z.int().check(z.nonnegative()),
  nextAt: z.optional(instant),
  sentAt: z.optional(instant),
  answer: z.optional(text),
  mail: z.optional(z.strictObject({ to: text, subject: text, text })),
  erasedAt: z.optional(instant),
  sequence: z.optional(z.int().check(z.positive())),
  /** Messages have no idempotency key: their ids are unique by their making. */
  once: z.optional(z.undefined()),
});

export const storedMessageSchema: z.ZodMiniType<Stored<MessageRecord>> = z.pipe(
  message,
  z.transform(({ once: _none, sequence, ...record }) => ({ record, sequence })),
);

export const mailFailureSchema = z.nullable(
  z.strictObject({ since: z.iso.datetime(), notifiedAt: z.optional(z.iso.datetime()) }),
);

export const storedMessageSettingsSchema: z.ZodMiniType<StoredMessageSettings> = z.strictObject({
  revision: storedRevision,
  since: z.optional(instant),
  onSince: z._default(z.partialRecord(kind, instant), {}),
  off: z._default(z.array(kind), [...defaultMessageSettings.off]),
  reminderTime: z._default(timeOfDaySchema, defaultMessageSettings.reminderTime),
  templates: z._default(templates, {}),
  translations: z.optional(z.partialRecord(z.enum(locales), templates)),
  ownerEmail: z._default(text, defaultMessageSettings.ownerEmail),
  mailsPerPerson: z._default(z.int(), defaultMessageSettings.mailsPerPerson),
});
