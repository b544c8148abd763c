import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { webhookEventTypes } from '#domain/events/lead-event.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { revisionField, revisionQuerySchema } from '#domain/records/versioned.schema.ts';
import {
  type ShownWebhook,
  type WebhookWithSecret,
  webhookChangeSchema,
  webhookRotationSchema,
  webhookSchema,
} from '#domain/webhooks/webhook.schema.ts';

const text = z.string();
const instant = z.iso.datetime();

const shown = {
  id: text,
  revision: revisionField,
  createdAt: instant,
  url: text,
  description: text,
  types: z.array(z.enum(webhookEventTypes)),
  partner: z.optional(text),
  apiKey: z.optional(z.strictObject({ id: text, name: text })),
  failingSince: z.optional(instant),
  paused: z.optional(z.strictObject({ at: instant, cause: z.enum(['owner', 'failing', 'gone']) })),
  waiting: z.int(),
};

const shownWebhookSchema = z
  .strictObject(shown)
  .register(z.globalRegistry, { id: 'Webhook' }) satisfies Whole<ShownWebhook>;

const webhookWithSecretSchema = z
  .strictObject({ ...shown, secret: text })
  .register(z.globalRegistry, {
    id: 'WebhookWithSecret',
    description: 'The `secret` is shown this once.',
  }) satisfies Whole<WebhookWithSecret>;

/** What a program with an API key may see and change. */
export const OWN = 'With an API key: only those that it subscribed.';

export const webhooksOperations = [
  {
    call: 'GET /api/webhooks',
    id: 'listWebhooks',
    tag: 'Account',
    summary: 'The webhook endpoints, without their secrets',
    description: OWN,
    who: 'owner',
    scope: 'webhooks',
    answers: { 200: z.strictObject({ data: z.array(shownWebhookSchema), total: z.int() }) },
  },
  {
    call: 'POST /api/webhooks',
    id: 'addWebhook',
    tag: 'Account',
    summary: 'Add an endpoint, or subscribe to events',
    description:
      'The owner sends the `password`; a program with an API key sends none, and may have ten endpoints. With `partner`, a slug, only events of leads from that partner’s page are sent.',
    who: 'owner',
    scope: 'webhooks',
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
    problems: ['wrong_password'],
  },
  {
    call: 'DELETE /api/webhooks/:id',
    id: 'deleteWebhook',
    tag: 'Account',
    summary: 'Delete an endpoint, or unsubscribe',
    description: OWN,
    who: 'owner',
    scope: 'webhooks',
    query: revisionQuerySchema,
    answers: { 204: null },
    current: shownWebhookSchema,
  },
  {
    call: 'POST /api/webhooks/:id/secret',
    id: 'rotateWebhookSecret',
    tag: 'Account',
    summary: 'Give an endpoint a new secret; the old one stays valid for a day',
    description:
      'The owner sends the `password`; a program with an API key sends none. Each event is signed with both secrets for 24 hours, and with four at most.',
    who: 'owner',
    scope: 'webhooks',
    limit: 'signIn',
    body: webhookRotationSchema,
    answers: { 200: webhookWithSecretSchema },
    problems: ['wrong_password'],
    current: shownWebhookSchema,
  },
] as const satisfies readonly Operation[];
