import * as z from 'zod/mini';
import type { DeliveryRecord } from '#domain/deliveries/delivery-record.ts';
import { leadEventTypes } from '#domain/events/lead-event.ts';
import { messageStates } from '#domain/messages/message-record.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';
import { ATTEMPTS_FULL_AT, type Collection, type Stored } from './collections.ts';
import { storedRevision } from './stored.schema.ts';

const text = z.string();
const id = text.check(z.minLength(1));
const instant = z.iso.datetime();
const type = z.enum(leadEventTypes);

const delivery = z.strictObject({
  id,
  revision: storedRevision,
  createdAt: instant,
  target: id,
  lead: id,
  type,
  due: instant,
  state: z.enum(messageStates),
  attempts: z.int().check(z.nonnegative()),
  nextAt: z.optional(instant),
  sentAt: z.optional(instant),
  last: z.optional(z.strictObject({ status: z.optional(z.int()), text, milliseconds: z.int() })),
  erasedAt: z.optional(instant),
  sequence: z.optional(z.int().check(z.positive())),
  /** Deliveries have no idempotency key: their ids are unique by their making. */
  once: z.optional(z.undefined()),
});

const storedDeliverySchema: z.ZodMiniType<Stored<DeliveryRecord>> = z.pipe(
  delivery,
  z.transform(({ once: _none, sequence, ...record }) => ({ record, sequence })),
);

/** By the month (UTC) of the first attempt. */
export const deliveries: Collection<DeliveryRecord> = {
  folder: 'deliveries',
  fullAt: ATTEMPTS_FULL_AT,
  schema: storedDeliverySchema,
  monthOf: ({ createdAt }) => monthOf(createdAt),
  searched: () => ({ name: '', email: '', phone: '', address: '' }),
};

export const storedWebhookSchema: z.ZodMiniType<StoredWebhook> = z.strictObject({
  id,
  revision: storedRevision,
  createdAt: instant,
  url: id,
  urlSince: z.optional(instant),
  description: text,
  since: z.partialRecord(type, instant),
  partner: z.optional(id),
  apiKey: z.optional(z.strictObject({ id, name: id })),
  secrets: z
    .array(z.strictObject({ secret: id, until: z.optional(instant) }))
    .check(z.minLength(1)),
  failingSince: z.optional(instant),
  paused: z.optional(z.strictObject({ at: instant, cause: z.enum(['owner', 'failing', 'gone']) })),
});
