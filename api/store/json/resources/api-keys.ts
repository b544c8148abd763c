import { MAX_API_KEYS } from '#domain/api-keys/api-key.schema.ts';
import type { Operations } from '../../operations.ts';
import type { ApiKeyStore } from '../../resources/api-keys.ts';
import { checkedRecord } from '../../stored/checked-record.ts';
import { storedApiKeySchema } from '../../stored/stored-api-keys.schema.ts';
import type { Files } from '../open-files.ts';

export function apiKeyStore({ apiKeys }: Files, operations: Operations): ApiKeyStore {
  return {
    listApiKeys: () => operations.run(() => apiKeys.content.toReversed()),
    addApiKey: (key) =>
      operations.run(() => {
        const added = checkedRecord(storedApiKeySchema, key);
        return apiKeys.change<'added' | 'full'>((keys) =>
          keys.length < MAX_API_KEYS
            ? { next: [...keys, added], result: 'added' }
            : { next: keys, result: 'full' },
        );
      }),
    findApiKey: (digest) =>
      operations.run(() => apiKeys.content.find((key) => key.digest === digest)),
    noteApiKeyUse: (digest, now) =>
      operations.run(() =>
        apiKeys.change((keys) => {
          const index = keys.findIndex((key) => key.digest === digest);
          const key = keys[index];
          const next = key ? keys.with(index, { ...key, lastUsedAt: now.toISOString() }) : keys;
          return { next, result: undefined };
        }),
      ),
    removeApiKey: (id) =>
      operations.run(() =>
        apiKeys.change((keys) => {
          const next = keys.filter((key) => key.id !== id);
          const isFound = next.length < keys.length;
          return { next: isFound ? next : keys, result: isFound };
        }),
      ),
  };
}
