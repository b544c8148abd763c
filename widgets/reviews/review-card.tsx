import type { Review } from '#domain/reviews/review.schema.ts';
import { isTruncated, truncated } from '#domain/reviews/truncated.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { PlatformSign } from './platform-sign.tsx';
import { Stars } from './stars.tsx';

interface ReviewCardProps {
  review: Review;
  /** Shows the text to its end. */
  whole: boolean;
  onToggle: (whole: boolean) => void;
}

export function ReviewCard({ review, whole, onToggle }: ReviewCardProps) {
  const { platform, rating, author, date, text, verified } = review;
  return (
    <li className="reviews-card" tabIndex={-1}>
      <div className="reviews-card-head">
        <PlatformSign platform={platform} />
        {verified ? <Verified /> : null}
      </div>
      <Stars rating={rating} />
      <div className="reviews-text">
        <p>{whole ? text : truncated(text)}</p>
        {isTruncated(text) ? (
          <button
            type="button"
            className="reviews-toggle"
            aria-expanded={whole}
            aria-label={`${whole ? 'Show less' : 'Read more'} of the review by ${author}`}
            onClick={() => onToggle(!whole)}
          >
            {whole ? 'Show less' : 'Read more'}
          </button>
        ) : null}
      </div>
      <p className="reviews-by">
        <strong>{author}</strong>
        <time dateTime={date}>{formatDate(date, 'short')}</time>
      </p>
    </li>
  );
}

const Verified = () => (
  <span className="reviews-verified">
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      <path
        d="M3 7.4l2.8 2.8L11 4.6"
        fill="none"
        stroke="currentcolor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    Verified
  </span>
);
