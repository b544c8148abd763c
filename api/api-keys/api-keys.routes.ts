import { ApiProblem } from '#api/http/api-problem.ts';
import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { requirePassword } from '#api/owner/require-password.ts';
import type { ApiKey } from '#api/store/stored/stored-access.schema.ts';
import { endWebhooksOfRevokedKeys } from '#api/webhooks/end-with-keys.ts';
import { newApiKeySchema, type PresentedApiKey } from '#domain/api-keys/api-key.schema.ts';
import { connectionOfKey } from '#domain/connections/new-connections.ts';
import { newApiKey } from './new-api-key.ts';

export function apiKeysRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, limits, owner, ownOrigin, notices } = dependencies;

  router.get('/api/api-keys', owner, async (ctx) => {
    ctx.body = { data: (await store.listApiKeys()).map(presentApiKey) };
  });

  // Asks for the password again, so that someone with an unlocked phone for a minute cannot get a
  // key that outlives the session. Only the digest is stored, so this answer alone contains the
  // key.
  router.post(
    '/api/api-keys',
    owner,
    ownOrigin,
    limits.signIn,
    jsonBody,
    validBody(newApiKeySchema, async (ctx, { name, scopes, password }) => {
      await requirePassword(dependencies, ctx, password);
      const { key, apiKey } = newApiKey({ name, scopes }, clock());
      if ((await store.addApiKey(apiKey)) === 'full') throw new ApiProblem('too_many_api_keys');
      notices.tellOfConnection(ctx, connectionOfKey(apiKey));
      ctx.status = 201;
      ctx.body = { apiKey: presentApiKey(apiKey), key };
    }),
  );

  router.delete('/api/api-keys/:id', owner, ownOrigin, async (ctx) => {
    const isRemoved = await store.removeApiKey(ctx.params['id'] ?? '');
    if (!isRemoved) throw new ApiProblem('not_found');
    await endWebhooksOfRevokedKeys(store);
    ctx.status = 204;
  });
}

/** A key for the owner, without its digest. */
const presentApiKey = ({ digest: _digest, ...key }: ApiKey): PresentedApiKey => key;
