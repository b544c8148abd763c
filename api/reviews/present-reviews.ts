import type { Business } from '#domain/business/business.ts';
import type { Review, ReviewsResponse, StoredReview } from '#domain/reviews/review.schema.ts';
import { newestFirst, reviewStats } from '#domain/reviews/review-stats.ts';

/** The reviews for visitors and their statistics, without hidden reviews. */
export function presentReviews(
  stored: readonly StoredReview[],
  business: Pick<Business, 'links'>,
): ReviewsResponse {
  const reviews = stored.filter(({ hidden }) => !hidden);
  return {
    reviews: newestFirst(reviews).map(presentReview),
    stats: reviewStats(reviews, business),
  };
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
