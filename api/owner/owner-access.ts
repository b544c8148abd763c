import type { CurrentBusiness } from '#api/business/current-business.ts';
import type { Store } from '#api/store/store.ts';
import type { PublicFacts } from './judge-password.ts';
import { hashPassword, passwordMatches } from './password.ts';
import type { SetupTokens } from './setup-tokens.ts';
import { weaknessOf } from './weakness-of.ts';

/** `setupToken` is set while there is no password; with it the owner sets the first one. */
export interface OwnerAccess {
  setupToken?: string;
}

/**
 * Stores `fixedPassword` (`OWNER_PASSWORD`); without it and without a stored password, issues a
 * token. Rejects if `fixedPassword` is new and weak; a server that already runs with a weak one
 * still starts.
 */
export async function openOwnerAccess(
  {
    store,
    business,
    setupTokens,
  }: { store: Store; business: Pick<CurrentBusiness, 'current'>; setupTokens: SetupTokens },
  fixedPassword: string | undefined,
): Promise<OwnerAccess> {
  const stored = await store.ownerPasswordHash();
  if (fixedPassword === undefined && stored === undefined) {
    return { setupToken: await setupTokens.issue() };
  }
  if (fixedPassword !== undefined)
    await fixPassword(store, { stored, facts: business.current() }, fixedPassword);
  // Links that another process printed.
  await setupTokens.revoke();
  return {};
}

async function fixPassword(
  store: Store,
  { stored, facts }: { stored: string | undefined; facts: PublicFacts },
  password: string,
): Promise<void> {
  const same = stored !== undefined && (await passwordMatches(password, stored));
  if (same) return;
  const weakness = await weaknessOf(password, facts);
  if (weakness) throw new Error(`OWNER_PASSWORD is too weak. ${weakness}`);
  // Without a stored password, the data is new or restored, so its feed is the owner's.
  await store.setOwnerPasswordHash(await hashPassword(password), {
    calendarFeed: stored === undefined,
  });
}
