import { randomBytes } from 'node:crypto';
import type { Store } from '#api/store/store.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { weaknessOf } from './weakness-of.ts';

const TOKEN_BYTES = 24;

/** A `setupToken` while no password is set: with it the owner sets the first one. */
export interface OwnerAccess {
  setupToken?: string;
}

/**
 * Stores `fixedPassword` (`OWNER_PASSWORD`); without one and without a stored one, issues a token.
 * Rejects when `fixedPassword` is new and weak: a server that has run with a weak one still starts.
 */
export async function openOwnerAccess(
  store: Store,
  fixedPassword: string | undefined,
): Promise<OwnerAccess> {
  const stored = await store.ownerPasswordHash();
  if (fixedPassword !== undefined) {
    const same = stored !== undefined && (await passwordMatches(fixedPassword, stored));
    if (same) return {};
    const weakness = await weaknessOf(fixedPassword);
    if (weakness) throw new Error(`OWNER_PASSWORD is too weak. ${weakness}`);
    // Without a stored password, the data is new or restored: its feed is the owner's.
    await store.setOwnerPasswordHash(await hashPassword(fixedPassword), {
      calendarFeed: stored === undefined,
    });
    return {};
  }
  return stored === undefined ? { setupToken: randomBytes(TOKEN_BYTES).toString('base64url') } : {};
}
