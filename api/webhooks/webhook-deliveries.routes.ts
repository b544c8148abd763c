import { randomUUID } from 'node:crypto';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { type Attempted, DELIVERY_LEASE } from '#api/deliveries/delivery-queue.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validQuery } from '#api/http/validate.ts';
import { type DeliveryAnswer, KEPT_DELIVERIES } from '#domain/deliveries/delivery-record.ts';
import { webhookPayloadTypes, webhookTypeQuerySchema } from '#domain/webhooks/webhook.schema.ts';
import { afterAttempt } from '#domain/webhooks/webhook-changes.ts';
import { testPayload, webhookPayload } from '#domain/webhooks/webhook-payload.ts';
import { samplePayload } from '#domain/webhooks/webhook-samples.ts';
import { requireWebhook } from './own-webhooks.ts';
import { presentDelivery } from './present-delivery.ts';
import { updateWebhook } from './update-webhook.ts';

/** Tests, the log of an endpoint, and samples of what it gets. */
export function webhookDeliveriesRoutes(
  router: ApiRouter,
  { store, business, clock, ownerOrKey, ownOrigin, webhookSender }: RouteDependencies,
): void {
  /** How an attempt ended, with the time that it took. */
  async function timed(attempt: Promise<Attempted>) {
    const start = performance.now();
    const { outcome, answer } = await attempt;
    const milliseconds = Math.round(performance.now() - start);
    const shown: DeliveryAnswer = { ...answer, milliseconds };
    return { outcome, answer: shown };
  }

  router.post(
    '/api/webhooks/:id/test',
    ownerOrKey('webhooks'),
    ownOrigin,
    validQuery(webhookTypeQuerySchema, async (ctx, { type = 'test.ping' }) => {
      const webhook = await requireWebhook(ctx, store, ctx.params['id']);
      // An id of its own, so that no receiver takes a second test for a repeat of the first.
      const id = `test-${randomUUID()}`;
      const now = clock();
      const payload =
        type === 'test.ping'
          ? testPayload(id, now)
          : { ...samplePayload(type, business.current(), now), id };
      ctx.body = await timed(webhookSender.send(webhook, payload));
    }),
  );

  // The latest attempted deliveries, newest first.
  router.get('/api/webhooks/:id/deliveries', ownerOrKey('webhooks'), async (ctx) => {
    const { id } = await requireWebhook(ctx, store, ctx.params['id']);
    const records = await store.deliveries.list(id, KEPT_DELIVERIES);
    const now = clock();
    const data = records.map((record) => presentDelivery(record, now));
    ctx.body = { data, total: data.length };
  });

  router.post(
    '/api/webhooks/:id/deliveries/:deliveryId/redeliver',
    ownerOrKey('webhooks'),
    ownOrigin,
    async (ctx) => {
      const webhook = await requireWebhook(ctx, store, ctx.params['id']);
      if (webhook.paused) throw new ApiProblem('webhook_paused');
      const now = clock();
      const delivery = await store.deliveries.repeat({
        id: ctx.params['deliveryId'] ?? '',
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
      ctx.body = attempted;
    },
  );

  router.get(
    '/api/webhook-samples',
    ownerOrKey('webhooks'),
    validQuery(webhookTypeQuerySchema, (ctx, { type }) => {
      const now = clock();
      const types = type === undefined ? webhookPayloadTypes : [type];
      const data = types.map((one) => samplePayload(one, business.current(), now));
      ctx.body = { data, total: data.length };
    }),
  );
}
