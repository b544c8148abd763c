import type { Store } from '#api/store/store.ts';
import { presentReviews } from './present-reviews.ts';

export const readReviews = async (store: Store) => presentReviews(await store.reviews.all());
