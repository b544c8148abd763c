import { createStore } from 'zustand/vanilla';
import { lazyChunk } from '#ui/lazy.ts';
import type { ReviewsState, ReviewsStore } from './reviews.types.ts';

const initial: ReviewsState = {
  list: 'loading',
  fetchedFrom: undefined,
  platform: undefined,
  morePages: 0,
  expanded: [],
};

export const createReviewsStore = (): ReviewsStore => createStore(() => initial);

/** A page that passes the reviews needs no API client. */
const reviewsClient = lazyChunk(() => import('#client/reviews.ts'));

/** Fetches the reviews from `apiBase` once. A failure is only logged (spec §8). */
export async function loadReviews(store: ReviewsStore, apiBase: string): Promise<void> {
  if (store.getState().fetchedFrom === apiBase) return;
  store.setState({ fetchedFrom: apiBase, list: 'loading' });
  const finish = (list: ReviewsState['list']) => {
    if (store.getState().fetchedFrom === apiBase) store.setState({ list });
  };
  try {
    const { fetchReviews } = await reviewsClient.load();
    finish(await fetchReviews(apiBase));
  } catch (error) {
    console.error(error);
    finish('failed');
  }
}
