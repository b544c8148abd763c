import type { Store } from '#api/store/store.ts';
import type { PublicPrivacy } from '#domain/privacy/public-privacy.ts';

/** What the page for visitors says that the owner can change. */
export async function readPrivacy(store: Store): Promise<PublicPrivacy> {
  return { retentionMonths: (await store.retention()).months };
}
