import type { Store } from '#api/store/store.ts';
import { pausedWebhook } from '#domain/webhooks/webhook-changes.ts';
import { updateWebhook } from './update-webhook.ts';

/**
 * Pauses every endpoint, because an intruder with the owner's access may have added or changed it.
 * Resolves to whether any endpoint was active.
 */
export async function pauseWebhooks(store: Pick<Store, 'webhooks'>, now: Date): Promise<boolean> {
  const active = (await store.webhooks.all()).filter(({ paused }) => !paused);
  for (const { id } of active) {
    await updateWebhook(store, id, (webhook) =>
      webhook.paused ? webhook : pausedWebhook(webhook, 'owner', now),
    );
  }
  return active.length > 0;
}
