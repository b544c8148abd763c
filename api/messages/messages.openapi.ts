import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { pageResponseSchema } from '#api/openapi/page.schema.ts';
import { holdCauses } from '#domain/hold/hold.ts';
import { localeQuerySchema } from '#domain/locale/locale.schema.ts';
import { locales } from '#domain/locale/locale.ts';
import { messageKinds } from '#domain/messages/message-kinds.ts';
import type { MessageText } from '#domain/messages/message-record.ts';
import { templateTexts } from '#domain/messages/message-settings.descriptions.ts';
import {
  messagePreviewBodySchema,
  messageSettingsBodySchema,
  messageTemplateBodySchema,
} from '#domain/messages/message-settings.schema.ts';
import type {
  SampleMessage,
  ShownMessage,
  ShownMessageSettings,
  TestMailResult,
} from '#domain/messages/presented-message.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import { messageQuerySchema } from './message-query.schema.ts';

const text = z.string();
const instant = z.iso.datetime();
const kind = z.enum(messageKinds);
const templates = z.partialRecord(kind, z.strictObject({ subject: text, text }));

export const messageTextSchema = z
  .strictObject({ to: text, subject: text, text })
  .register(z.globalRegistry, { id: 'MessageText' }) satisfies Whole<MessageText>;

const messageSchema = z
  .strictObject({
    id: text,
    revision: z.int(),
    kind,
    client: z.optional(text),
    state: z.enum(['planned', 'waiting', 'sent', 'refused', 'ended', 'dropped']),
    held: z.optional(z.enum(['limit', ...holdCauses])),
    due: instant,
    attempts: z.int(),
    nextAt: z.optional(instant),
    sentAt: z.optional(instant),
    answer: z.optional(text),
    mail: z.optional(messageTextSchema),
    erasedAt: z.optional(instant),
  })
  .register(z.globalRegistry, { id: 'Message' }) satisfies Whole<ShownMessage>;

const settingsSchema = z
  .strictObject({
    revision: z.int(),
    off: z.array(kind),
    reminderTime: timeOfDaySchema,
    ownerEmail: text,
    mailsPerPerson: z.int(),
    templates,
    translations: z.optional(z.partialRecord(z.enum(locales), templates)),
    defaultOwnerEmail: text,
    isMailSetUp: z.boolean(),
  })
  .register(z.globalRegistry, {
    id: 'MessageSettings',
  }) satisfies Whole<ShownMessageSettings>;

const sampleSchema = z.strictObject({
  kind,
  mail: messageTextSchema,
}) satisfies Whole<SampleMessage>;

const testMailSchema = z.strictObject({
  outcome: z.enum(['sent', 'failed', 'not_set_up']),
  to: text,
  answer: text,
}) satisfies Whole<TestMailResult>;

const template = messageTemplateBodySchema('booking_confirmed');
describeFields(template, templateTexts);

export const messagesOperations = [
  {
    call: 'GET /api/messages',
    id: 'listMessages',
    tag: 'Messages',
    summary: 'What was sent, rejected or not sent, newest first',
    who: 'owner',
    query: messageQuerySchema,
    answers: { 200: pageResponseSchema(messageSchema) },
  },
  {
    call: 'GET /api/messages/planned',
    id: 'listPlannedMessages',
    tag: 'Messages',
    summary: 'What goes out next, earliest first',
    who: 'owner',
    query: messageQuerySchema,
    answers: { 200: pageResponseSchema(messageSchema) },
  },
  {
    call: 'GET /api/messages/settings',
    id: 'getMessageSettings',
    tag: 'Messages',
    summary: 'Which messages are sent, when and with what wording',
    who: 'owner',
    answers: { 200: settingsSchema },
  },
  {
    call: 'PUT /api/messages/settings',
    id: 'changeMessageSettings',
    tag: 'Messages',
    summary: 'Choose which messages are sent, when and where to',
    description: 'Another address of the owner needs `password`.',
    who: 'owner',
    body: messageSettingsBodySchema,
    answers: { 200: settingsSchema },
    problems: ['wrong_password', 'rate_limited'],
  },
  {
    call: 'PUT /api/messages/templates/:kind',
    id: 'changeMessageTemplate',
    tag: 'Messages',
    summary: 'Change the wording of a kind of message',
    description: 'In English, or in another `locale` for a message to clients.',
    who: 'owner',
    // The accepted placeholders depend on the kind; the shape does not.
    body: template,
    answers: { 200: settingsSchema },
  },
  {
    call: 'POST /api/messages/preview',
    id: 'previewMessage',
    tag: 'Messages',
    summary: 'A message with wording that is being edited, with made-up people',
    who: 'owner',
    body: messagePreviewBodySchema,
    answers: { 200: messageTextSchema },
  },
  {
    call: 'GET /api/messages/samples',
    id: 'listSampleMessages',
    tag: 'Messages',
    summary: 'A message of each kind with made-up people',
    who: 'owner',
    query: localeQuerySchema,
    answers: { 200: z.strictObject({ data: z.array(sampleSchema) }) },
  },
  {
    call: 'GET /api/messages/samples/:kind/html',
    id: 'getSampleMail',
    tag: 'Messages',
    summary: 'A sample as a mail program shows it',
    who: 'owner',
    query: localeQuerySchema,
    answers: { 200: { mediaType: 'text/html' } },
  },
  {
    call: 'GET /api/messages/planned/:id/html',
    id: 'getPlannedMail',
    tag: 'Messages',
    summary: 'A planned message as a mail program shows it',
    who: 'owner',
    answers: { 200: { mediaType: 'text/html' } },
  },
  {
    call: 'POST /api/messages/test',
    id: 'sendTestMail',
    tag: 'Messages',
    summary: 'Send the owner a mail now',
    who: 'owner',
    answers: { 200: testMailSchema },
  },
] as const satisfies readonly Operation[];
