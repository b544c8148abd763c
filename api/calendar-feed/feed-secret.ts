import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;

/** What opens the private calendar, and the hash that is kept of it. */
export function newFeedSecret(): { secret: string; secretHash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, secretHash: hashOf(secret).toString('hex') };
}

/** Takes as long for a wrong secret as for the right one. */
export const isFeedSecret = (secret: string, secretHash: string): boolean =>
  timingSafeEqual(hashOf(secret), Buffer.from(secretHash, 'hex'));

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
