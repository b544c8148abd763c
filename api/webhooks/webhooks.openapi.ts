import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import type { DeliveryAnswer, ShownDelivery } from '#domain/deliveries/delivery-record.ts';
import { revisionField, revisionQuerySchema } from '#domain/edits/versioned.schema.ts';
import { webhookEventTypes } from '#domain/events/lead-event.ts';
import { messageStates } from '#domain/messages/message-record.ts';
import {
  type ShownWebhook,
  type WebhookWithSecret,
  webhookChangeSchema,
  webhookRotationSchema,
  webhookSchema,
} from '#domain/webhooks/webhook.schema.ts';
import { webhookPayloadSchema } from '#domain/webhooks/webhook-payload.schema.ts';

const text = z.string();
const instant = z.iso.datetime();

const shown = {
  id: text,
  revision: revisionField,
  createdAt: instant,
  url: text,
  description: text,
  types: z.array(z.enum(webhookEventTypes)),
  failingSince: z.optional(instant),
  paused: z.optional(z.strictObject({ at: instant, cause: z.enum(['owner', 'failing', 'gone']) })),
  waiting: z.int(),
};

const shownWebhookSchema = z
  .strictObject(shown)
  .register(z.globalRegistry, { id: 'Webhook' }) satisfies z.ZodMiniType<ShownWebhook>;

const webhookWithSecretSchema = z
  .strictObject({ ...shown, secret: text })
  .register(z.globalRegistry, {
    id: 'WebhookWithSecret',
    description: 'The `secret` is shown this once.',
  }) satisfies z.ZodMiniType<WebhookWithSecret>;

const answerSchema = z.strictObject({
  status: z.optional(z.int()),
  text,
  milliseconds: z.int(),
}) satisfies z.ZodMiniType<DeliveryAnswer>;

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
  .register(z.globalRegistry, { id: 'Delivery' }) satisfies z.ZodMiniType<ShownDelivery>;

/** The payloads sent to endpoints. */
export const webhookEventSchema = webhookPayloadSchema.register(z.globalRegistry, {
  id: 'WebhookEvent',
});

const list = <S extends z.ZodMiniType>(record: S) =>
  z.strictObject({ data: z.array(record), total: z.int() });

export const webhooksOperations: readonly Operation[] = [
  {
    call: 'GET /api/webhooks',
    id: 'listWebhooks',
    tag: 'Account',
    summary: 'The webhook endpoints, without their secrets',
    who: 'owner',
    answers: { 200: list(shownWebhookSchema) },
  },
  {
    call: 'POST /api/webhooks',
    id: 'addWebhook',
    tag: 'Account',
    summary: 'Add an endpoint',
    who: 'owner',
    limit: 'signIn',
    body: webhookSchema,
    answers: { 201: webhookWithSecretSchema },
    problems: ['wrong_password'],
  },
  {
    call: 'PUT /api/webhooks/:id',
    id: 'changeWebhook',
    tag: 'Account',
    summary: 'Change or pause an endpoint',
    description: 'Another `url` needs the `password`, and counts as a try of it.',
    who: 'owner',
    limit: 'signIn',
    body: webhookChangeSchema,
    answers: { 200: shownWebhookSchema },
    problems: ['wrong_password', 'edit_conflict'],
    current: shownWebhookSchema,
  },
  {
    call: 'DELETE /api/webhooks/:id',
    id: 'deleteWebhook',
    tag: 'Account',
    summary: 'Delete an endpoint',
    who: 'owner',
    query: revisionQuerySchema,
    answers: { 204: null },
    problems: ['edit_conflict'],
    current: shownWebhookSchema,
  },
  {
    call: 'POST /api/webhooks/:id/secret',
    id: 'rotateWebhookSecret',
    tag: 'Account',
    summary: 'Give an endpoint a new secret; the old one stays valid for a day',
    who: 'owner',
    limit: 'signIn',
    body: webhookRotationSchema,
    answers: { 200: webhookWithSecretSchema },
    problems: ['wrong_password', 'edit_conflict'],
    current: shownWebhookSchema,
  },
  {
    call: 'POST /api/webhooks/:id/test',
    id: 'testWebhook',
    tag: 'Account',
    summary: 'Send an endpoint a test event now',
    who: 'owner',
    answers: {
      200: z.strictObject({
        outcome: z.enum(['sent', 'refused', 'failed']),
        answer: answerSchema,
      }),
    },
  },
  {
    call: 'GET /api/webhooks/:id/deliveries',
    id: 'listDeliveries',
    tag: 'Account',
    summary: 'The last deliveries to an endpoint, newest first',
    who: 'owner',
    answers: { 200: list(deliverySchema) },
  },
];
