import type { Store } from '#api/store/store.ts';
import { hashPassword, passwordMatches } from './password.ts';
import type { SetupTokens } from './setup-tokens.ts';
import { weaknessOf } from './weakness-of.ts';

/** A `setupToken` while no password is set: with it the owner sets the first one. */
export interface OwnerAccess {
  setupToken?: string;
}

/**
 * Stores `fixedPassword` (`OWNER_PASSWORD`); without one and without a stored one, issues a token.
 * Rejects when `fixedPassword` is new and weak: a server that has run with a weak one still starts.
 */
export async function openOwnerAccess(
  { store, setupTokens }: { store: Store; setupTokens: SetupTokens },
  fixedPassword: string | undefined,
): Promise<OwnerAccess> {
  const stored = await store.ownerPasswordHash();
  if (fixedPassword === undefined && stored === undefined) {
    return { setupToken: await setupTokens.issue() };
  }
  if (fixedPassword !== undefined) await fixPassword(store, stored, fixedPassword);
  // Links that another process has printed.
  await setupTokens.revoke();
  return {};
}

async function fixPassword(
  store: Store,
  stored: string | undefined,
  password: string,
): Promise<void> {
  const same = stored !== undefined && (await passwordMatches(password, stored));
  if (same) return;
  const weakness = await weaknessOf(password);
  if (weakness) throw new Error(`OWNER_PASSWORD is too weak. ${weakness}`);
  // Without a stored password, the data is new or restored: its feed is the owner's.
  await store.setOwnerPasswordHash(await hashPassword(password), {
    calendarFeed: stored === undefined,
  });
}
