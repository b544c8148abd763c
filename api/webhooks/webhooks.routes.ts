import { randomBytes, randomUUID } from 'node:crypto';
import type { ApiContext } from '#api/http/api-context.ts';
import { fieldProblem } from '#api/http/api-problem.ts';
import { deleteRecord } from '#api/http/delete-record.ts';
import { implement } from '#api/http/implement.ts';
import { jsonBody } from '#api/http/json-body.ts';
import { apiKeyOf } from '#api/http/require-api-key.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { nameTaken, savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody } from '#api/http/validate.ts';
import { requirePassword } from '#api/owner/require-password.ts';
import { connectionOfWebhook } from '#domain/connections/new-connections.ts';
import {
  MAX_WEBHOOKS,
  PARTNER_MESSAGE,
  type ShownWebhook,
  type StoredWebhook,
  webhookChangeSchema,
  webhookRotationSchema,
  webhookSchema,
} from '#domain/webhooks/webhook.schema.ts';
import { changedWebhook, newWebhook, withNewSecret } from '#domain/webhooks/webhook-changes.ts';
import { requireWebhook, visibleWebhooks } from './own-webhooks.ts';
import { presentWebhook } from './present-webhook.ts';
import { webhooksOperations } from './webhooks.openapi.ts';

/** Bytes; Standard Webhooks requires 24 to 64. */
const SECRET_BYTES = 32;

const newSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

const full = () => fieldProblem('url', `At most ${MAX_WEBHOOKS} endpoints`);

/** The endpoints of other systems, which the owner adds or a program subscribes with its API key. */
export function webhooksRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, limits, owner, ownerOrKey, ownOrigin, notices } = dependencies;

  // So that someone with an unlocked phone for a minute cannot get the leads of the years to come.
  function requireOwnPassword(ctx: ApiContext, password: string | undefined, message: string) {
    if (password === undefined) throw fieldProblem('password', message);
    return limits.signIn(ctx, () => requirePassword(dependencies, ctx, password));
  }

  /** Tells the owner, and again of the same key after a while only: it may subscribe and end without end. */
  async function tell(ctx: ApiContext, webhook: StoredWebhook): Promise<void> {
    const { apiKey } = webhook;
    if (apiKey && !(await limits.isFirstSubscription(apiKey.id))) return;
    notices.tellOfConnection(ctx, connectionOfWebhook(webhook));
  }

  async function present(webhook: StoredWebhook): Promise<ShownWebhook> {
    const waiting = await store.deliveries.planned(webhook, clock());
    return presentWebhook(webhook, waiting.length);
  }

  /**
   * Saves what `change` makes of `webhook`, in its version `revision`, or without one in the current version. Throws a
   * problem with the current version.
   */
  async function saved(
    webhook: StoredWebhook,
    revision: number | undefined,
    change: (webhook: StoredWebhook) => StoredWebhook,
  ): Promise<StoredWebhook> {
    const base = revision ?? webhook.revision;
    const outcome = await store.webhooks.replace({ ...change(webhook), revision: base });
    if (outcome.outcome !== 'outdated') {
      return savedOrProblem(outcome, { present: () => undefined, nameField: 'url' });
    }
    if (revision === undefined) return saved(outcome.current, undefined, change);
    const current = await present(outcome.current);
    return savedOrProblem(outcome, { present: () => current });
  }

  async function requirePartner(slug: string | undefined): Promise<void> {
    const partners = slug === undefined ? [] : await store.partners.all();
    if (slug === undefined || partners.some((partner) => partner.slug === slug)) return;
    throw fieldProblem('partner', PARTNER_MESSAGE);
  }

  /** The endpoints that count for the caller's limit. */
  const ownWebhooks = async (ctx: ApiContext) =>
    (await visibleWebhooks(ctx, store)).filter(({ apiKey }) => apiKey?.id === apiKeyOf(ctx)?.id);

  implement(router, dependencies, webhooksOperations, {
    listWebhooks: async ({ ctx }) => {
      const data = await Promise.all((await visibleWebhooks(ctx, store)).map(present));
      return { data, total: data.length };
    },

    deleteWebhook: async ({ ctx, params: { id }, query: { revision } }) => {
      await requireWebhook(ctx, store, id);
      await deleteRecord(store.webhooks, { id, revision }, present);
    },
  });

  router.post(
    '/api/webhooks',
    ownerOrKey('webhooks'),
    ownOrigin,
    jsonBody,
    validBody(webhookSchema, async (ctx, { password, ...entered }) => {
      const apiKey = apiKeyOf(ctx);
      if ((await ownWebhooks(ctx)).length >= MAX_WEBHOOKS) throw full();
      await requirePartner(entered.partner);
      if (!apiKey) await requireOwnPassword(ctx, password, 'Password is required');
      const [id, secret] = [randomUUID(), newSecret()];
      const webhook = newWebhook(entered, { id, secret, now: clock(), apiKey });
      if ((await store.webhooks.add(webhook)) === 'name_taken') throw nameTaken('url');
      // Again, because calls at the same time have all seen room for one.
      if ((await ownWebhooks(ctx)).findIndex((one) => one.id === id) >= MAX_WEBHOOKS) {
        await store.webhooks.remove(webhook);
        throw full();
      }
      await tell(ctx, webhook);
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
      const webhook = await requireWebhook(ctx, store, ctx.params['id']);
      if (change.partner !== webhook.partner) await requirePartner(change.partner);
      if (change.url !== webhook.url) {
        await requireOwnPassword(ctx, password, 'Another address needs your password');
      }
      const now = clock();
      const next = await saved(webhook, revision, () => changedWebhook(webhook, change, now));
      if (next.url !== webhook.url) notices.tellOfConnection(ctx, connectionOfWebhook(next));
      ctx.body = await present(next);
    }),
  );

  router.post(
    '/api/webhooks/:id/secret',
    ownerOrKey('webhooks'),
    ownOrigin,
    jsonBody,
    validBody(webhookRotationSchema, async (ctx, { revision, password }) => {
      const webhook = await requireWebhook(ctx, store, ctx.params['id']);
      if (!apiKeyOf(ctx)) await requireOwnPassword(ctx, password, 'Password is required');
      const [secret, now] = [newSecret(), clock()];
      const rotated = await saved(webhook, revision, (current) =>
        withNewSecret(current, secret, now),
      );
      ctx.body = { ...(await present(rotated)), secret };
    }),
  );
}
