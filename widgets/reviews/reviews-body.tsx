import { useEffect } from 'react';
import { useStore } from 'zustand';
import { loadReviews } from './load-reviews.ts';
import type { ReviewList, ReviewsStore } from './reviews.store.ts';
import { ReviewsSkeleton, ReviewsUnavailable } from './reviews-frame.tsx';
import { ReviewsWall } from './reviews-wall.tsx';

export interface ReviewsBodyProps {
  store: ReviewsStore;
  reviews: ReviewList | undefined;
  apiBase: string;
  /** On a stranger's page, whose visitors scroll and press in between. */
  stepwise?: boolean;
}

/** The reviews in the state that they are in; fetched where nobody gives them. */
export function ReviewsBody({ store, reviews, apiBase, stepwise = false }: ReviewsBodyProps) {
  const fetched = useStore(store, (state) => state.list);
  const given = reviews !== undefined;
  useEffect(() => {
    if (!given) void loadReviews(store, apiBase);
  }, [store, given, apiBase]);

  const list = reviews ?? fetched;
  if (list === 'loading') return <ReviewsSkeleton />;
  if (list === 'failed') return <ReviewsUnavailable />;
  return <ReviewsWall store={store} stepwise={stepwise} {...list} />;
}
