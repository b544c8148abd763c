import type { KeptReview, Review, ReviewsResponse } from '#domain/reviews/review.schema.ts';
import { newestFirst, reviewStats } from '#domain/reviews/review-stats.ts';

/** What visitors are shown of the reviews, and of their figures. */
export function presentReviews(kept: readonly KeptReview[]): ReviewsResponse {
  const reviews = kept.filter(({ hidden }) => !hidden);
  return { reviews: newestFirst(reviews).map(presentReview), stats: reviewStats(reviews) };
}

const presentReview = (review: Review): Review => ({
  id: review.id,
  platform: review.platform,
  rating: review.rating,
  author: review.author,
  date: review.date,
  text: review.text,
  verified: review.verified,
  ...(review.sample && { sample: true }),
});
