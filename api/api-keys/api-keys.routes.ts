import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { requirePassword } from '#api/owner/require-password.ts';
import type { ApiKey } from '#api/store/stored/stored-access.schema.ts';
import { endWebhooksOfRevokedKeys } from '#api/webhooks/end-with-keys.ts';
import type { PresentedApiKey } from '#domain/api-keys/api-key.schema.ts';
import { connectionOfKey } from '#domain/connections/new-connections.ts';
import { apiKeysOperations } from './api-keys.openapi.ts';
import { newApiKey } from './new-api-key.ts';

export function apiKeysRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, notices } = dependencies;

  implement(router, dependencies, apiKeysOperations, {
    listApiKeys: async () => ({ data: (await store.listApiKeys()).map(presentApiKey) }),

    // Asks for the password again, so that someone with an unlocked phone for a minute cannot get a
    // key that outlives the session. Only the digest is stored, so this answer alone contains the
    // key.
    createApiKey: async ({ ctx, body: { name, scopes, password } }) => {
      await requirePassword(dependencies, ctx, password);
      const { key, apiKey } = newApiKey({ name, scopes }, clock());
      if ((await store.addApiKey(apiKey)) === 'full') throw new ApiProblem('too_many_api_keys');
      notices.tellOfConnection(ctx, connectionOfKey(apiKey));
      return { apiKey: presentApiKey(apiKey), key };
    },

    revokeApiKey: async ({ params }) => {
      const isRemoved = await store.removeApiKey(params.id);
      if (!isRemoved) throw new ApiProblem('not_found');
      await endWebhooksOfRevokedKeys(store);
    },
  });
}

/** A key for the owner, without its digest. */
const presentApiKey = ({ digest: _digest, ...key }: ApiKey): PresentedApiKey => key;
