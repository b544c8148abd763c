import type { Store } from '#api/store/store.ts';
import type { PublicPrivacy } from '#domain/privacy/public-privacy.ts';

/** The owner's setting, for the visitors' privacy page. */
export async function readPrivacy(store: Store): Promise<PublicPrivacy> {
  return { retentionMonths: (await store.retention.read()).months };
}
