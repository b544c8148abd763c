import type { Profile } from '#domain/business/profile.schema.ts';
import type { ReviewPlatform } from './review-platforms.ts';
import { averageRating } from './review-stats.ts';

/** What counts of a review: neither samples nor hidden ones do. */
export interface CountedReview {
  platform: ReviewPlatform;
  /** Whole stars, 1 to 5. */
  rating: number;
  sample?: true | undefined;
  hidden?: true | undefined;
}

/**
 * The claims, with rating and number of reviews computed from those that are public, where the owner states neither.
 * Without such reviews both stay empty.
 */
export function claimsWithReviews(
  claims: Profile['claims'],
  reviews: readonly CountedReview[],
): Profile['claims'] {
  const real = reviews.filter(({ sample, hidden }) => !sample && !hidden);
  if (claims.rating || claims.reviews || real.length === 0) return claims;
  return { ...claims, rating: averageRating(real).toFixed(1), reviews: String(real.length) };
}
