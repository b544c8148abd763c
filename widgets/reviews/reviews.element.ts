import { defineElement, type ElementContract } from '#widgets/core/define-element.tsx';
import skeleton from '#widgets/core/ui/skeleton.css?inline';
import styles from './reviews.css?inline';
import { createReviewsStore, type ReviewsStore } from './reviews.store.ts';
import type { ReviewsWidgetProps } from './reviews.tsx';
import { ReviewsOnSight } from './reviews-on-sight.tsx';

/**
 * What clients wrote on all platforms, with a filter for each.
 *
 * It loads what it shows when it comes near the screen.
 *
 * @tag inspection-reviews
 * @prop {ReviewsResponse} reviews - An answer of `GET /api/reviews`; with it the element
 *   fetches nothing.
 * @csspart button - The filters, and the one that shows more.
 */
export const reviewsElement = {
  tag: 'inspection-reviews',
  component: ReviewsOnSight,
  createStore: createReviewsStore,
  styles: [skeleton, styles],
  properties: ['reviews'],
} satisfies ElementContract<ReviewsWidgetProps, ReviewsStore>;

defineElement<ReviewsWidgetProps, ReviewsStore>(reviewsElement);
