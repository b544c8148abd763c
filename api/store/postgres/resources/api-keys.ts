import { MAX_API_KEYS } from '#domain/api-keys/api-key.schema.ts';
import type { Operations } from '../../operations.ts';
import type { ApiKey, ApiKeyStore } from '../../resources/api-keys.ts';
import { withLocks } from '../locks.ts';
import type { Records } from '../records.ts';

export function apiKeyStore({ db, apiKeys }: Records, operations: Operations): ApiKeyStore {
  return {
    listApiKeys: () => operations.run(async () => (await apiKeys.all()).toReversed()),
    addApiKey: (key) =>
      operations.run(() =>
        // The bound concerns all keys, which no constraint can say.
        withLocks(db, ['api keys'], async (transaction) => {
          if ((await apiKeys.all(transaction)).length >= MAX_API_KEYS) return 'full';
          await apiKeys.insert(key, transaction);
          return 'added';
        }),
      ),
    findApiKey: (digest) => operations.run(() => apiKeys.find(digest)),
    noteApiKeyUse: (digest, now) =>
      operations.run(async () => {
        const key: ApiKey | undefined = await apiKeys.find(digest);
        if (key) await apiKeys.replace({ ...key, lastUsedAt: now.toISOString() });
      }),
    removeApiKey: (id) => operations.run(() => apiKeys.remove(id)),
  };
}
