import type { Store } from '#api/store/store.ts';
import type { Business } from '#domain/business/business.ts';

/** Where the owner is invited to events: the address of the messages, and that of the business. */
export async function ownerMailboxes(
  store: Pick<Store, 'messageSettings'>,
  { email }: Pick<Business, 'email'>,
): Promise<string[]> {
  const { ownerEmail } = await store.messageSettings.read();
  return [ownerEmail, email.display];
}
