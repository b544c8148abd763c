import type { Review, ReviewStats } from './review.schema.ts';
import { type ReviewPlatform, reviewPlatforms } from './review-platforms.ts';

/** Stars to one decimal, a half rounded up; 0 where there are none. */
export function averageRating(rated: readonly Pick<Review, 'rating'>[]): number {
  if (rated.length === 0) return 0;
  // Tenths are rounded as whole numbers: 4.85 is not a number that a computer has.
  const stars = rated.reduce((sum, { rating }) => sum + rating, 0);
  return Math.round((stars * 10) / rated.length) / 10;
}

/** What the reviews say together, and each platform's by themselves (spec §3 "Review stats"). */
export function reviewStats(reviews: readonly Pick<Review, 'platform' | 'rating'>[]): ReviewStats {
  const on = (platform: ReviewPlatform) => {
    const own = reviews.filter((review) => review.platform === platform);
    return {
      rating: averageRating(own),
      count: own.length,
      url: reviewPlatforms[platform].url,
    };
  };
  return {
    averageRating: averageRating(reviews),
    totalReviews: reviews.length,
    platforms: {
      google: on('google'),
      yelp: on('yelp'),
      facebook: on('facebook'),
      angies: on('angies'),
    },
  };
}

/** Newest day first; reviews of one day keep their order. */
export const newestFirst = <R extends Pick<Review, 'date'>>(reviews: readonly R[]): R[] =>
  reviews.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
