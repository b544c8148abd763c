import { randomBytes } from 'node:crypto';
import type { Store } from '#api/store/store.ts';
import { hashPassword, passwordMatches } from './password.ts';

const TOKEN_BYTES = 24;

/** How the owner gets in after this start: a password is set, or `setupToken` lets them set one. */
export interface OwnerAccess {
  setupToken?: string;
}

/** Makes `fixedPassword` (of the environment) the owner's; without one offers a set-up token. */
export async function openOwnerAccess(
  store: Store,
  fixedPassword: string | undefined,
): Promise<OwnerAccess> {
  const stored = await store.ownerPasswordHash();
  if (fixedPassword !== undefined) {
    const same = stored !== undefined && (await passwordMatches(fixedPassword, stored));
    if (!same) await store.setOwnerPasswordHash(await hashPassword(fixedPassword));
    return {};
  }
  return stored === undefined ? { setupToken: randomBytes(TOKEN_BYTES).toString('base64url') } : {};
}
