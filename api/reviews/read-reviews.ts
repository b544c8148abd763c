import type { Store } from '#api/store/store.ts';
import type { Business } from '#domain/business/business.ts';
import { presentReviews } from './present-reviews.ts';

export const readReviews = async (
  store: Pick<Store, 'reviews'>,
  business: Pick<Business, 'links'>,
) => presentReviews(await store.reviews.all(), business);
