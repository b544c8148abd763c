import type { ReviewStats } from '#domain/reviews/review.schema.ts';
import { reviewPlatformKeys, reviewPlatforms } from '#domain/reviews/review-platforms.ts';
import { countOf } from './count-of.ts';
import { PlatformSign } from './platform-sign.tsx';
import { Stars } from './stars.tsx';

interface PlatformFiguresProps {
  stats: ReviewStats;
  /** Leaves the platforms for a later step of the drawing. */
  partly: boolean;
}

/** The rating of all reviews, then each platform's, with the way to write one there. */
export function PlatformFigures({ stats, partly }: PlatformFiguresProps) {
  return (
    <div className="reviews-figures">
      <div className="reviews-overall">
        <span className="reviews-average">{stats.averageRating.toFixed(1)}</span>
        <div>
          <Stars rating={stats.averageRating} />
          <p>{countOf(stats.totalReviews)}</p>
        </div>
      </div>
      <ul className="reviews-platforms">
        {(partly ? [] : reviewPlatformKeys).map((platform) => {
          const { rating, count, url } = stats.platforms[platform];
          const { name } = reviewPlatforms[platform];
          return (
            <li key={platform} data-platform={platform}>
              <PlatformSign platform={platform} />
              <p className="reviews-figure">
                {count > 0 ? (
                  <>
                    <strong>{rating.toFixed(1)}</strong> · {countOf(count)}
                  </>
                ) : (
                  'No reviews yet'
                )}
              </p>
              <a className="ui-link" href={url} target="_blank" rel="noopener">
                Review on {name}
                <span className="reviews-unseen"> (opens in a new tab)</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
