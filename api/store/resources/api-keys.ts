import type { ApiScope } from '#domain/api-keys/api-key.schema.ts';

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

export interface ApiKey {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** The first characters of the key. */
  prefix: string;
  /** SHA-256 of the key, in hex, so that a stolen file opens nothing. */
  digest: string;
  createdAt: string;
  /** To the hour; undefined before the first use. */
  lastUsedAt?: string | undefined;
}
