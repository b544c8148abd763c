import { createHash, randomBytes } from 'node:crypto';
import { isSameSecret } from '#api/http/same-secret.ts';

const SECRET_BYTES = 32;

/** The secret in the URL of the calendar feed, and its hash, which is stored. */
export function newFeedSecret(): { secret: string; secretHash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, secretHash: hashOf(secret) };
}

export const isFeedSecret = (secret: string, secretHash: string): boolean =>
  isSameSecret(hashOf(secret), secretHash);

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
