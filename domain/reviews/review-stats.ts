import type { Profile } from '#domain/business/profile.schema.ts';
import type { Review, ReviewStats } from './review.schema.ts';
import type { ReviewPlatform } from './review-platforms.ts';

/** Average stars to one decimal, halves rounded up; 0 without reviews. */
export function averageRating(rated: readonly Pick<Review, 'rating'>[]): number {
  if (rated.length === 0) return 0;
  // Rounds tenths as whole numbers, because 4.85 has no exact binary representation.
  const stars = rated.reduce((sum, { rating }) => sum + rating, 0);
  return Math.round((stars * 10) / rated.length) / 10;
}

/**
 * Statistics of all reviews and of each platform (spec §3 "Review stats"), with the address where clients review the
 * business there; without one if it has no profile there.
 */
export function reviewStats(
  reviews: readonly Pick<Review, 'platform' | 'rating'>[],
  { links }: Pick<Profile, 'links'>,
): ReviewStats {
  const statsOf = (platform: ReviewPlatform) => {
    const url = links.reviews[platform];
    const ofPlatform = reviews.filter((review) => review.platform === platform);
    return {
      rating: averageRating(ofPlatform),
      count: ofPlatform.length,
      ...(url && { url }),
    };
  };
  return {
    averageRating: averageRating(reviews),
    totalReviews: reviews.length,
    platforms: {
      google: statsOf('google'),
      yelp: statsOf('yelp'),
      facebook: statsOf('facebook'),
      angies: statsOf('angies'),
    },
  };
}

/** Newest day first; reviews of one day keep their order. */
export const newestFirst = <R extends Pick<Review, 'date'>>(reviews: readonly R[]): R[] =>
  reviews.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
