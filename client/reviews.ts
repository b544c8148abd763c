import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';
import { callApi } from './call-api.ts';

/** All published reviews with their statistics. */
export const fetchReviews = (base: string) => callApi<ReviewsResponse>(base, 'reviews');
