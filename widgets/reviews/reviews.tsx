import { useState } from 'react';
import type { WidgetProps } from '#widgets/core/widget-props.ts';
import { createReviewsStore, type ReviewList, type ReviewsStore } from './reviews.store.ts';
import { ReviewsBody } from './reviews-body.tsx';
import { ReviewsFrame } from './reviews-frame.tsx';

export interface ReviewsWidgetProps extends WidgetProps {
  store?: ReviewsStore;
  /**
   * The answer of `GET /api/reviews`, or how far whoever fetches it has come. Without it the widget
   * fetches by itself.
   */
  reviews?: ReviewList | undefined;
}

/** The section 'Reviews From All Platforms' (spec §2 `/reviews`). */
export function ReviewsWidget({ store: given, reviews, apiBase = '' }: ReviewsWidgetProps) {
  const [store] = useState(() => given ?? createReviewsStore());
  return (
    <ReviewsFrame>
      <ReviewsBody store={store} reviews={reviews} apiBase={apiBase} />
    </ReviewsFrame>
  );
}
