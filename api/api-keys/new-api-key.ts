import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { ApiKey } from '#api/store/stored/stored-access.schema.ts';
import type { ApiScope } from '#domain/api-keys/api-key.schema.ts';

/** The prefix of keys ("inspection key"), by which people and secret scanners recognize one. */
export const API_KEY_PREFIX = 'ik_';

const SECRET_BYTES = 32;

/** Characters that the owner can see later: 36 of the key's 256 bits. */
const SHOWN = API_KEY_PREFIX.length + 6;

/** A new key, which is not stored, and the record with its digest. */
export function newApiKey(
  { name, scopes }: { name: string; scopes: readonly ApiScope[] },
  now: Date,
): { key: string; apiKey: ApiKey } {
  const key = API_KEY_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  return {
    key,
    apiKey: {
      id: randomUUID(),
      name,
      scopes,
      prefix: key.slice(0, SHOWN),
      digest: digestOfApiKey(key),
      createdAt: now.toISOString(),
    },
  };
}

/** SHA-256 in hex. A slow hash is only needed for passwords: nobody guesses 256 random bits. */
export const digestOfApiKey = (key: string): string => hash('sha256', key);
