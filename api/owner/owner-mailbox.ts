import type { Store } from '#api/store/store.ts';

/**
 * Where a link for a new password is mailed; undefined if there is no such address. It is the one under Messages, which
 * only the password changes, or the setup guide right after the login. Whoever is signed in can change the business's
 * public address, so that one counts only as long as nobody has edited it.
 */
export async function ownerMailbox(
  store: Pick<Store, 'messageSettings' | 'readBusiness'>,
): Promise<string | undefined> {
  const { ownerEmail } = await store.messageSettings.read();
  if (ownerEmail) return ownerEmail;
  const { profile } = await store.readBusiness();
  return profile.revision === 1 ? profile.email : undefined;
}
