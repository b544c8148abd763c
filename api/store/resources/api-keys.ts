import { MAX_API_KEYS } from '#domain/api-keys/api-key.schema.ts';
import { kinds } from '../records/kinds.ts';
import type { RecordStore } from '../records/records.ts';
import type { ApiKey } from '../stored/stored-access.schema.ts';

/** The keys with which programs act for the owner. They end with the owner's other access (`OwnerStore`). */
export interface ApiKeyStore {
  /** The newest first. */
  listApiKeys(): Promise<readonly ApiKey[]>;
  /** `full` when there are `MAX_API_KEYS` already. */
  addApiKey(key: ApiKey): Promise<'added' | 'full'>;
  /** Undefined when unknown or revoked. */
  findApiKey(digest: string): Promise<ApiKey | undefined>;
  /** Sets `lastUsedAt`; does nothing when the key was revoked. */
  noteApiKeyUse(digest: string, now: Date): Promise<void>;
  /** Revokes a key at once and for ever; false when there is none. */
  removeApiKey(id: string): Promise<boolean>;
}

export const apiKeyStore = ({ apiKeys }: RecordStore): ApiKeyStore => ({
  listApiKeys: async () => (await apiKeys.read()).toReversed(),
  addApiKey: async (key) => {
    const added = kinds.apiKeys.check(key);
    return apiKeys.change((keys) =>
      keys.length < MAX_API_KEYS
        ? { next: [...keys, added], result: 'added' }
        : { next: keys, result: 'full' },
    );
  },
  findApiKey: (digest) => apiKeys.findNamed(digest),
  noteApiKeyUse: (digest, now) =>
    apiKeys.change((keys) => {
      const index = keys.findIndex((key) => key.digest === digest);
      const key = keys[index];
      const next = key ? keys.with(index, { ...key, lastUsedAt: now.toISOString() }) : keys;
      return { next, result: undefined };
    }),
  removeApiKey: (id) =>
    apiKeys.change((keys) => {
      const next = keys.filter((key) => key.id !== id);
      const isFound = next.length < keys.length;
      return { next: isFound ? next : keys, result: isFound };
    }),
});
