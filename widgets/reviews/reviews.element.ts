import { defineElement, type ElementContract } from '#widgets/core/define-element.tsx';
import skeleton from '#widgets/core/ui/skeleton.css?inline';
import styles from './reviews.css?inline';
import { createReviewsStore, type ReviewsStore } from './reviews.store.ts';
import type { ReviewsWidgetProps } from './reviews.tsx';
import { ReviewsOnSight } from './reviews-on-sight.tsx';

/**
 * `<inspection-reviews>`: what clients wrote on all platforms, with a filter for each. It loads
 * what it shows when it comes near the screen.
 *
 * Attributes, which are properties too: `partner`, `api-base` (`apiBase`), `theme` (auto, light,
 * dark).
 * Property: `reviews`, an answer of `GET /api/reviews`; with it the element fetches nothing.
 * Parts: `card`, `title`, `button`, `licence`.
 * Properties for colours and type: those of `tokens.css` that begin with `--inspection-`, and
 * `--inspection-font`.
 * Room: 1360 px high, 1860 px in a container narrower than 520 px (`core/room.ts`), until the visitor
 * asks for more.
 */
export const reviewsElement = {
  tag: 'inspection-reviews',
  component: ReviewsOnSight,
  createStore: createReviewsStore,
  styles: [skeleton, styles],
  properties: ['reviews'],
} satisfies ElementContract<ReviewsWidgetProps, ReviewsStore>;

defineElement<ReviewsWidgetProps, ReviewsStore>(reviewsElement);
