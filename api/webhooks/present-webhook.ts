import { webhookEventTypes } from '#domain/events/lead-event.ts';
import type { ShownWebhook, StoredWebhook } from '#domain/webhooks/webhook.schema.ts';

/** An endpoint for the owner, without its secrets. */
export const presentWebhook = (webhook: StoredWebhook, waiting: number): ShownWebhook => ({
  id: webhook.id,
  revision: webhook.revision,
  createdAt: webhook.createdAt,
  url: webhook.url,
  description: webhook.description,
  partner: webhook.partner,
  apiKey: webhook.apiKey,
  types: webhookEventTypes.filter((type) => webhook.since[type] !== undefined),
  failingSince: webhook.failingSince,
  paused: webhook.paused,
  waiting,
});
