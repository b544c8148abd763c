import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';

/** All reviews, newest first, and their figures. */
export const fetchReviews = (base: string) => callApi<ReviewsResponse>(base, 'reviews');
