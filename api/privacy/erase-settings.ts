import type { Store } from '#api/store/store.ts';
import { contactKeyOf } from '#domain/privacy/contact-key.ts';

/** Takes the person's address out of the owner's list of agents and out of partners, however often others change them. */
export async function eraseSettingsOf(
  { bookingLimits, partners }: Pick<Store, 'bookingLimits' | 'partners'>,
  person: string,
): Promise<void> {
  const key = contactKeyOf(person);
  const isTheirs = (email: string | undefined) =>
    email !== undefined && contactKeyOf(email) === key;
  for (;;) {
    const limits = await bookingLimits.read();
    const agents = limits.agents.filter((email) => !isTheirs(email));
    if (agents.length === limits.agents.length) break;
    if ((await bookingLimits.replace({ ...limits, agents })).outcome === 'saved') break;
  }
  for (;;) {
    const partner = (await partners.all()).find(({ email }) => isTheirs(email));
    if (!partner) break;
    const { email: _email, ...left } = partner;
    await partners.replace(left);
  }
}
