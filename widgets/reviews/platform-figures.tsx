import type { ReviewStats } from '#domain/reviews/review.schema.ts';
import { reviewPlatformKeys, reviewPlatforms } from '#domain/reviews/review-platforms.ts';
import { Stars } from '#ui/stars.tsx';
import { PlatformBadge } from './platform-badge.tsx';

/** '1 review', '24 reviews', '0 reviews on Yelp'. */
export const countOf = (count: number, platformName?: string): string =>
  `${count} ${count === 1 ? 'review' : 'reviews'}${platformName ? ` on ${platformName}` : ''}`;

/**
 * The rating of all reviews, unless there are none, then each platform's, with a link to write a review if the business
 * has a profile there.
 */
export function PlatformFigures({ stats }: { stats: ReviewStats }) {
  const known = reviewPlatformKeys.filter((platform) => {
    const { count, url } = stats.platforms[platform];
    return count > 0 || url;
  });
  return (
    <div className="reviews-figures">
      {stats.totalReviews > 0 ? (
        <div className="reviews-overall">
          <span className="reviews-average">{stats.averageRating.toFixed(1)}</span>
          <div>
            <Stars rating={stats.averageRating} />
            <p>{countOf(stats.totalReviews)} shown here</p>
          </div>
        </div>
      ) : null}
      {known.length > 0 ? (
        <ul className="reviews-platforms">
          {known.map((platform) => {
            const { rating, count, url } = stats.platforms[platform];
            return (
              <li key={platform}>
                <PlatformBadge platform={platform} />
                <p className="reviews-figure">
                  {count > 0 ? (
                    <>
                      <strong>{rating.toFixed(1)}</strong> · {countOf(count)}
                    </>
                  ) : (
                    'No reviews yet'
                  )}
                </p>
                {url ? (
                  <a className="ui-link" href={url} target="_blank" rel="noopener">
                    Review on {reviewPlatforms[platform].name}
                    <span className="ui-visually-hidden"> (opens in a new tab)</span>
                  </a>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
