import type { ReviewStats } from '#domain/reviews/review.schema.ts';
import { reviewPlatformKeys, reviewPlatforms } from '#domain/reviews/review-platforms.ts';
import { Stars } from '#ui/stars.tsx';
import { useWords } from '#ui/words.ts';
import { PlatformBadge } from './platform-badge.tsx';
import { reviewsWidgetWords } from './reviews-widget.words.ts';

/**
 * The rating of all reviews, unless there are none, then each platform's, with a link to write a review if the business
 * has a profile there.
 */
export function PlatformFigures({ stats }: { stats: ReviewStats }) {
  const words = useWords(reviewsWidgetWords);
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
            <p>{words.shownHere(stats.totalReviews)}</p>
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
                      <strong>{rating.toFixed(1)}</strong>
                      <span>{` · ${words.shown(count)}`}</span>
                    </>
                  ) : (
                    words.noneYet
                  )}
                </p>
                {url ? (
                  <a className="ui-link" href={url} target="_blank" rel="noopener">
                    <span>{words.reviewOn(reviewPlatforms[platform].name)}</span>
                    <span className="ui-visually-hidden"> {words.newTab}</span>
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
