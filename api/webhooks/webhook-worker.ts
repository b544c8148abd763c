import type { Clock } from '#api/clock.ts';
import { startDeliveryWorker } from '#api/deliveries/delivery-worker.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from '#api/shared/jobs.ts';
import type { Store } from '#api/store/store.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';
import { afterAttempt, hasFailedForDays, pausedWebhook } from '#domain/webhooks/webhook-changes.ts';
import { webhookPayload } from '#domain/webhooks/webhook-payload.ts';
import { updateWebhook } from './update-webhook.ts';
import type { WebhookSender } from './webhook-sender.ts';

export interface WebhookWorkerOptions {
  store: Pick<Store, 'deliveries' | 'webhooks'>;
  clock: Clock;
  log: Logger;
  sender: WebhookSender;
  /** Milliseconds, for tests. */
  interval?: number;
}

/** Delivers events to the owner's endpoints; pauses those that want no more or have failed for days. */
export function startWebhookWorker(options: WebhookWorkerOptions): Job {
  const { store, clock, log, sender, interval } = options;

  return startDeliveryWorker<StoredWebhook>({
    store,
    clock,
    log,
    interval,
    async targets() {
      const now = clock();
      const webhooks = await store.webhooks.all();
      for (const { id } of webhooks.filter((webhook) => hasFailedForDays(webhook, now))) {
        await updateWebhook(store, id, (webhook) =>
          hasFailedForDays(webhook, now) ? pausedWebhook(webhook, 'failing', now) : webhook,
        );
        log.warn({ webhook: id }, 'A webhook endpoint was paused after days of failing');
      }
      return (await store.webhooks.all()).filter(({ paused }) => !paused);
    },
    send: (webhook, { event }, signal) => sender.send(webhook, webhookPayload(event), signal),
    settled: ({ id }, { outcome, at }) =>
      updateWebhook(store, id, (webhook) => afterAttempt(webhook, outcome, at)),
  });
}
