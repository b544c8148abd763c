import skeleton from '#ui/skeleton.css?inline';
import stars from '#ui/stars.css?inline';
import type { BusinessSource } from '#widgets/element/business-at.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import type { ElementContract } from '#widgets/element/element-contract.ts';
import card from './review-card.css?inline';
import styles from './reviews.css?inline';
import { createReviewsStore } from './reviews.store.ts';
import { ReviewsWidget } from './reviews.tsx';
import type { ReviewsStore, ReviewsWidgetProps } from './reviews.types.ts';
import wall from './reviews-wall.css?inline';

/**
 * Client reviews from all platforms, with a filter for each.
 *
 * @tag inspection-reviews
 * @prop {ReviewsResponse} reviews - An answer of `GET /api/reviews`; if it is set, the element fetches
 *   nothing.
 * @csspart button - The filters, and the button that shows more.
 */
export const reviewsElement = {
  tag: 'inspection-reviews',
  component: ReviewsWidget,
  createStore: createReviewsStore,
  styles: [skeleton, stars, card, styles, wall],
  properties: ['reviews'],
} satisfies ElementContract<ReviewsWidgetProps, ReviewsStore>;

/** Registers the element; see `defineElement`. */
export const define = (source?: BusinessSource): void =>
  defineElement<ReviewsWidgetProps, ReviewsStore>(reviewsElement, source);
