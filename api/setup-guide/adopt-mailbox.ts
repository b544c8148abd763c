import { millisecondsInMinute } from 'date-fns/constants';
import type { Store } from '#api/store/store.ts';
import type { Session } from '#api/store/stored/stored-access.schema.ts';

const RECENT_MINUTES = 30;

/**
 * Makes the address of the business the owner's own, where a link for a new password is mailed. Only in a session that
 * began with the password within the last half hour: an unlocked phone must not be enough to have such a link.
 */
export async function adoptMailbox(
  store: Pick<Store, 'messageSettings' | 'readBusiness'>,
  { createdAt }: Pick<Session, 'createdAt'>,
  now: Date,
): Promise<void> {
  const settings = await store.messageSettings.read();
  const isRecent = now.getTime() - Date.parse(createdAt) <= RECENT_MINUTES * millisecondsInMinute;
  if (settings.ownerEmail || !isRecent) return;
  const { profile } = await store.readBusiness();
  // An outdated version means that the owner is changing these settings; then they have the address.
  await store.messageSettings.replace({ ...settings, ownerEmail: profile.email });
}
