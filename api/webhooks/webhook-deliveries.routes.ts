import { randomUUID } from 'node:crypto';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { type Attempted, DELIVERY_LEASE } from '#api/deliveries/delivery-queue.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { type DeliveryAnswer, KEPT_DELIVERIES } from '#domain/deliveries/delivery-record.ts';
import { webhookPayloadTypes } from '#domain/webhooks/webhook.schema.ts';
import { afterAttempt } from '#domain/webhooks/webhook-changes.ts';
import { testPayload, webhookPayload } from '#domain/webhooks/webhook-payload.ts';
import { samplePayload } from '#domain/webhooks/webhook-samples.ts';
import { requireWebhook } from './own-webhooks.ts';
import { presentDelivery } from './present-delivery.ts';
import { updateWebhook } from './update-webhook.ts';
import { webhookDeliveriesOperations } from './webhook-deliveries.openapi.ts';

/** Tests, the log of an endpoint, and samples of what it gets. */
export function webhookDeliveriesRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, webhookSender } = dependencies;
  /** How an attempt ended, with the time that it took. */
  async function timed(attempt: Promise<Attempted>) {
    const start = performance.now();
    const { outcome, answer } = await attempt;
    const milliseconds = Math.round(performance.now() - start);
    const shown: DeliveryAnswer = { ...answer, milliseconds };
    return { outcome, answer: shown };
  }

  implement(router, dependencies, webhookDeliveriesOperations, {
    testWebhook: async ({ ctx, params, query: { type = 'test.ping' } }) => {
      const webhook = await requireWebhook(ctx, store, params.id);
      // An id of its own, so that no receiver takes a second test for a repeat of the first.
      const id = `test-${randomUUID()}`;
      const now = clock();
      const payload =
        type === 'test.ping'
          ? testPayload(id, now)
          : { ...samplePayload(type, business.current(), now), id };
      return await timed(webhookSender.send(webhook, payload));
    },

    // The latest attempted deliveries, newest first.
    listDeliveries: async ({ ctx, params }) => {
      const { id } = await requireWebhook(ctx, store, params.id);
      const records = await store.deliveries.list(id, KEPT_DELIVERIES);
      const now = clock();
      const data = records.map((record) => presentDelivery(record, now));
      return { data, total: data.length };
    },

    redeliver: async ({ ctx, params }) => {
      const webhook = await requireWebhook(ctx, store, params.id);
      if (webhook.paused) throw new ApiProblem('webhook_paused');
      const now = clock();
      const delivery = await store.deliveries.repeat({
        id: params.deliveryId,
        target: webhook,
        now,
        until: addMilliseconds(now, DELIVERY_LEASE),
      });
      if (delivery === 'missing') throw new ApiProblem('not_found');
      if (delivery === 'running') throw new ApiProblem('delivery_running');
      if (delivery === 'gone') throw new ApiProblem('event_gone');
      const payload = webhookPayload(delivery.event, business.current());
      const attempted = await timed(webhookSender.send(webhook, payload));
      const outcome = { ...attempted, at: clock() };
      await store.deliveries.settle(delivery.id, outcome);
      await updateWebhook(store, webhook.id, (current) =>
        afterAttempt(current, outcome.outcome, outcome.at),
      );
      return attempted;
    },

    listWebhookSamples: ({ query: { type } }) => {
      const now = clock();
      const types = type === undefined ? webhookPayloadTypes : [type];
      const data = types.map((one) => samplePayload(one, business.current(), now));
      return { data, total: data.length };
    },
  });
}
