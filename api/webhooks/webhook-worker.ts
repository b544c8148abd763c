import type { CurrentBusiness } from '#api/business/current-business.ts';
import type { Clock } from '#api/clock.ts';
import { deliveryQueue } from '#api/deliveries/delivery-queue.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from '#api/queues/job.ts';
import { runQueues } from '#api/queues/run-queues.ts';
import type { Store } from '#api/store/store.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';
import { afterAttempt, hasFailedForDays, pausedWebhook } from '#domain/webhooks/webhook-changes.ts';
import { webhookPayload } from '#domain/webhooks/webhook-payload.ts';
import { endWebhooksOfRevokedKeys } from './end-with-keys.ts';
import { updateWebhook } from './update-webhook.ts';
import type { WebhookSender } from './webhook-sender.ts';

export interface WebhookWorkerOptions {
  store: Pick<Store, 'deliveries' | 'webhooks' | 'listApiKeys'>;
  business: Pick<CurrentBusiness, 'current'>;
  clock: Clock;
  log: Logger;
  sender: WebhookSender;
  /** Milliseconds, for tests. */
  interval?: number | undefined;
}

/** Delivers events to the endpoints; pauses those that want no more or have failed for days. */
export function startWebhookWorker(options: WebhookWorkerOptions): Job {
  const { store, business, clock, log, sender, interval } = options;

  async function pauseFailing(): Promise<void> {
    const now = clock();
    const webhooks = await endWebhooksOfRevokedKeys(store);
    for (const { id } of webhooks.filter((webhook) => hasFailedForDays(webhook, now))) {
      await updateWebhook(store, id, (webhook) =>
        hasFailedForDays(webhook, now) ? pausedWebhook(webhook, 'failing', now) : webhook,
      );
      log.warn({ webhook: id }, 'A webhook endpoint was paused after days of failing');
    }
  }

  const queueOf = (webhook: StoredWebhook) =>
    deliveryQueue({
      store,
      clock,
      log,
      target: webhook,
      // Up to a batch was claimed before the owner paused it, removed it or revoked its key.
      async isActive() {
        const current = await store.webhooks.find(webhook.id);
        return current !== undefined && !current.paused;
      },
      send: ({ event }, signal) =>
        sender.send(webhook, webhookPayload(event, business.current()), signal),
      settled: ({ outcome, at }) =>
        updateWebhook(store, webhook.id, (current) => afterAttempt(current, outcome, at)),
    });

  return runQueues({
    clock,
    log,
    interval,
    async queues() {
      await pauseFailing();
      return (await store.webhooks.all()).filter(({ paused }) => !paused).map(queueOf);
    },
  });
}
