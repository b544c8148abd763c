import { randomBytes, randomUUID } from 'node:crypto';
import type { ApiContext } from '#api/http/api-context.ts';
import { ApiProblem, fieldProblem } from '#api/http/api-problem.ts';
import { jsonBody } from '#api/http/json-body.ts';
import { requestedVersion } from '#api/http/requested-version.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { nameTaken, savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody, validQuery } from '#api/http/validate.ts';
import { requirePassword } from '#api/owner/require-password.ts';
import { type DeliveryAnswer, KEPT_DELIVERIES } from '#domain/deliveries/delivery-record.ts';
import { revisionQuerySchema } from '#domain/edits/versioned.schema.ts';
import {
  MAX_WEBHOOKS,
  type ShownWebhook,
  type StoredWebhook,
  webhookChangeSchema,
  webhookRotationSchema,
  webhookSchema,
} from '#domain/webhooks/webhook.schema.ts';
import { changedWebhook, newWebhook, withNewSecret } from '#domain/webhooks/webhook-changes.ts';
import { testPayload } from '#domain/webhooks/webhook-payload.ts';
import { presentDelivery } from './present-delivery.ts';
import { presentWebhook } from './present-webhook.ts';

/** Bytes; Standard Webhooks requires 24 to 64. */
const SECRET_BYTES = 32;

const newSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** The endpoints of the owner's other systems. */
export function webhooksRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, limits, owner, ownOrigin, webhookSender } = dependencies;

  // So that someone with an unlocked phone for a minute cannot get the leads of the years to come.
  const requireOwnPassword = (ctx: ApiContext, password: string) =>
    limits.signIn(ctx, () => requirePassword(dependencies, ctx, password));

  async function present(webhook: StoredWebhook): Promise<ShownWebhook> {
    const waiting = await store.deliveries.planned(webhook, clock());
    return presentWebhook(webhook, waiting.length);
  }

  /** The saved endpoint, or a problem with its current version. */
  async function saved(next: StoredWebhook): Promise<StoredWebhook> {
    const outcome = await store.webhooks.replace(next);
    const current = outcome.outcome === 'outdated' ? await present(outcome.current) : undefined;
    return savedOrProblem(outcome, { present: () => current, nameField: 'url' });
  }

  async function requireWebhook(id = ''): Promise<StoredWebhook> {
    const webhook = await store.webhooks.find(id);
    if (!webhook) throw new ApiProblem('not_found');
    return webhook;
  }

  router.get('/api/webhooks', owner, async (ctx) => {
    const data = await Promise.all((await store.webhooks.all()).map(present));
    ctx.body = { data, total: data.length };
  });

  router.post(
    '/api/webhooks',
    owner,
    ownOrigin,
    jsonBody,
    validBody(webhookSchema, async (ctx, { password, ...entered }) => {
      if ((await store.webhooks.all()).length >= MAX_WEBHOOKS) {
        throw fieldProblem('url', `At most ${MAX_WEBHOOKS} endpoints`);
      }
      await requireOwnPassword(ctx, password);
      const secret = newSecret();
      const webhook = newWebhook(entered, { id: randomUUID(), secret, now: clock() });
      if ((await store.webhooks.add(webhook)) === 'name_taken') throw nameTaken('url');
      ctx.status = 201;
      ctx.body = { ...(await present(webhook)), secret };
    }),
  );

  router.put(
    '/api/webhooks/:id',
    owner,
    ownOrigin,
    jsonBody,
    validBody(webhookChangeSchema, async (ctx, { revision, password, ...change }) => {
      const webhook = await requireWebhook(ctx.params['id']);
      if (change.url !== webhook.url) {
        if (!password) throw fieldProblem('password', 'Another address needs your password');
        await requireOwnPassword(ctx, password);
      }
      const changed = changedWebhook(webhook, change, clock());
      ctx.body = await present(await saved({ ...changed, revision }));
    }),
  );

  router.delete(
    '/api/webhooks/:id',
    owner,
    ownOrigin,
    validQuery(revisionQuerySchema, async (ctx, { revision }) => {
      const outcome = await store.webhooks.remove(
        await requestedVersion(store.webhooks, ctx.params['id'], revision),
      );
      const current = outcome.outcome === 'outdated' ? await present(outcome.current) : undefined;
      savedOrProblem(outcome, { present: () => current });
      ctx.status = 204;
    }),
  );

  router.post(
    '/api/webhooks/:id/secret',
    owner,
    ownOrigin,
    jsonBody,
    validBody(webhookRotationSchema, async (ctx, { revision, password }) => {
      const webhook = await requireWebhook(ctx.params['id']);
      await requireOwnPassword(ctx, password);
      const secret = newSecret();
      const rotated = withNewSecret(webhook, secret, clock());
      ctx.body = { ...(await present(await saved({ ...rotated, revision }))), secret };
    }),
  );

  router.post('/api/webhooks/:id/test', owner, ownOrigin, async (ctx) => {
    const webhook = await requireWebhook(ctx.params['id']);
    const start = performance.now();
    const payload = testPayload(`test-${randomUUID()}`, clock());
    const { outcome, answer } = await webhookSender.send(webhook, payload);
    const milliseconds = Math.round(performance.now() - start);
    const shown: DeliveryAnswer = { ...answer, milliseconds };
    ctx.body = { outcome, answer: shown };
  });

  // The latest attempted deliveries, newest first.
  router.get('/api/webhooks/:id/deliveries', owner, async (ctx) => {
    const { id } = await requireWebhook(ctx.params['id']);
    const records = await store.deliveries.list(id, KEPT_DELIVERIES);
    const now = clock();
    const data = records.map((record) => presentDelivery(record, now));
    ctx.body = { data, total: data.length };
  });
}
