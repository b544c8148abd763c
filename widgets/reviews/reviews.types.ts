import type { StoreApi } from 'zustand/vanilla';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';
import type { ReviewPlatform } from '#domain/reviews/review-platforms.ts';
import type { WidgetProps } from '#widgets/element/widget-props.ts';

export type ReviewList = 'loading' | 'failed' | ReviewsResponse;

export interface ReviewsState {
  /** The reviews that the widget itself fetched. */
  list: ReviewList;
  /** The API origin of the last call; only its answer counts. */
  fetchedFrom: string | undefined;
  /** The platform whose reviews are shown; undefined for all. */
  platform: ReviewPlatform | undefined;
  /** Pages of cards shown after the first. */
  morePages: number;
  /** Ids of the reviews whose text is shown in full. */
  expanded: readonly string[];
}

export type ReviewsStore = StoreApi<ReviewsState>;

export interface ReviewsWidgetProps extends WidgetProps {
  store?: ReviewsStore;
  /**
   * The answer of `GET /api/reviews`, or the state of the page's own call. Without it, the widget
   * fetches the reviews.
   */
  reviews?: ReviewList | undefined;
}
