import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import type { DeliveryAnswer, ShownDelivery } from '#domain/deliveries/delivery-record.ts';
import { webhookEventTypes } from '#domain/events/lead-event.ts';
import { messageStates } from '#domain/messages/message-record.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { webhookTypeQuerySchema } from '#domain/webhooks/webhook.schema.ts';
import { webhookPayloadSchema } from '#domain/webhooks/webhook-payload.schema.ts';
import { OWN } from './webhooks.openapi.ts';

const text = z.string();
const instant = z.iso.datetime();

const answerSchema = z.strictObject({
  status: z.optional(z.int()),
  text,
  milliseconds: z.int(),
}) satisfies Whole<DeliveryAnswer>;

const deliverySchema = z
  .strictObject({
    id: text,
    createdAt: instant,
    lead: text,
    type: z.enum(webhookEventTypes),
    due: instant,
    state: z.enum([...messageStates, 'ended']),
    attempts: z.int(),
    nextAt: z.optional(instant),
    sentAt: z.optional(instant),
    last: z.optional(answerSchema),
  })
  .register(z.globalRegistry, { id: 'Delivery' }) satisfies Whole<ShownDelivery>;

/** The payloads sent to endpoints. */
export const webhookEventSchema = webhookPayloadSchema.register(z.globalRegistry, {
  id: 'WebhookEvent',
});

const list = <S extends z.ZodMiniType>(record: S) =>
  z.strictObject({ data: z.array(record), total: z.int() });

const attempted = z.strictObject({
  outcome: z.enum(['sent', 'refused', 'failed']),
  answer: answerSchema,
});

export const webhookDeliveriesOperations = [
  {
    call: 'POST /api/webhooks/:id/test',
    id: 'testWebhook',
    tag: 'Account',
    summary: 'Send an endpoint a test event now',
    description: `A \`test.ping\`, or the sample of another \`type\`. ${OWN}`,
    who: 'owner',
    scope: 'webhooks',
    query: webhookTypeQuerySchema,
    answers: { 200: attempted },
  },
  {
    call: 'GET /api/webhooks/:id/deliveries',
    id: 'listDeliveries',
    tag: 'Account',
    summary: 'The last deliveries to an endpoint, newest first',
    description: OWN,
    who: 'owner',
    scope: 'webhooks',
    answers: { 200: list(deliverySchema) },
  },
  {
    call: 'POST /api/webhooks/:id/deliveries/:deliveryId/redeliver',
    id: 'redeliver',
    tag: 'Account',
    summary: 'Send an event to an endpoint once more, now',
    description: `It has the same id and counts as an attempt. ${OWN}`,
    who: 'owner',
    scope: 'webhooks',
    answers: { 200: attempted },
    problems: ['webhook_paused', 'delivery_running', 'event_gone'],
  },
  {
    call: 'GET /api/webhook-samples',
    id: 'listWebhookSamples',
    tag: 'Account',
    summary: 'An example of each event, about invented clients',
    description: 'Of one `type`, or of all. Each has every field, and `sample`.',
    who: 'owner',
    scope: 'webhooks',
    query: webhookTypeQuerySchema,
    answers: { 200: list(webhookEventSchema) },
  },
] as const satisfies readonly Operation[];
