import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';
import type { ReviewPlatform } from '#domain/reviews/review-platforms.ts';

export type ReviewList = 'loading' | 'failed' | ReviewsResponse;

export interface ReviewsState {
  /** What the widget fetched by itself. */
  list: ReviewList;
  /** The API's origin that was asked last; only its answer counts. */
  asked: string | undefined;
  /** The one whose reviews are shown; undefined for all. */
  platform: ReviewPlatform | undefined;
  /** How often more cards were asked for. */
  steps: number;
  /** Ids of the reviews that are shown whole. */
  opened: readonly string[];
}

export type ReviewsStore = StoreApi<ReviewsState>;

export const createReviewsStore = (): ReviewsStore =>
  createStore(() => ({
    list: 'loading',
    asked: undefined,
    platform: undefined,
    steps: 0,
    opened: [],
  }));
