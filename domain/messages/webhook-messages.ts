import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';
import { expiryOf } from './delivery-window.ts';
import { isWanted, type PlanSettings } from './message-settings.ts';
import type { PlannedMessage } from './planned-message.ts';

/** The message that an endpoint was paused because it failed; due until it is resumed. */
export function webhookMessages(webhook: StoredWebhook, settings: PlanSettings): PlannedMessage[] {
  const { id, paused } = webhook;
  if (!paused || paused.cause === 'owner') return [];
  const due = new Date(paused.at);
  if (!isWanted('webhook_paused', due, settings)) return [];
  return [
    {
      id: `webhook_paused-${id}-${due.getTime()}`,
      kind: 'webhook_paused',
      due,
      expires: expiryOf(due),
      about: { webhook },
    },
  ];
}
