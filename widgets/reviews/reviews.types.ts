import type { StoreApi } from 'zustand/vanilla';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';
import type { ReviewPlatform } from '#domain/reviews/review-platforms.ts';
import type { WidgetProps } from '#widgets/element/widget-props.ts';

export type ReviewList = 'loading' | 'failed' | ReviewsResponse;

export interface ReviewsState {
  /** What the widget fetched itself. */
  list: ReviewList;
  /** The API's origin that was called last; only its answer counts. */
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
   * The answer of `GET /api/reviews`, or the state of the page's own call. Without it the widget
   * fetches the reviews itself.
   */
  reviews?: ReviewList | undefined;
}
