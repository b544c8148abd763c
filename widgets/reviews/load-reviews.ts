import { caller } from './caller.ts';
import type { ReviewsStore } from './reviews.store.ts';

/** Asks `apiBase` for the reviews, once. A failure is only logged (spec §8). */
export async function loadReviews(store: ReviewsStore, apiBase: string): Promise<void> {
  if (store.getState().asked === apiBase) return;
  store.setState({ asked: apiBase, list: 'loading' });
  try {
    const { fetchReviews } = await caller.load();
    const list = await fetchReviews(apiBase);
    if (store.getState().asked === apiBase) store.setState({ list });
  } catch (error) {
    console.error(error);
    if (store.getState().asked === apiBase) store.setState({ list: 'failed' });
  }
}
