import type { Review } from '#domain/reviews/review.schema.ts';
import { isTruncated, truncated } from '#domain/reviews/truncated.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import type { Elements } from '#ui/elements.ts';
import { Stars } from '#ui/stars.tsx';
import { useEnglish } from '#ui/use-english.ts';
import { useWords } from '#ui/words.ts';
import { PlatformBadge } from './platform-badge.tsx';
import { reviewsWidgetWords } from './reviews-widget.words.ts';

interface ReviewCardProps {
  review: Review;
  /** Shows the whole text instead of its first 150 characters (spec §9). */
  expanded: boolean;
  onToggle: (expanded: boolean) => void;
  /** Shown below the review: the owner's buttons in the admin area. */
  children?: Elements;
}

/** One review; the parent renders the list item or article around it. Styles: `review-card.css`. */
export function ReviewCard({ review, expanded, onToggle, children }: ReviewCardProps) {
  const { platform, rating, author, date, text, verified } = review;
  const words = useWords(reviewsWidgetWords);
  const { locale } = useBusiness();
  const english = useEnglish();
  return (
    <div className="reviews-card">
      <div className="reviews-card-head">
        <PlatformBadge platform={platform} />
        {verified ? <Verified /> : null}
      </div>
      <Stars rating={rating} />
      <div className="reviews-text">
        <p lang={english}>{expanded ? text : truncated(text)}</p>
        {isTruncated(text) ? (
          <button
            type="button"
            className="reviews-toggle"
            aria-expanded={expanded}
            aria-label={(expanded ? words.showLessOf : words.readMoreOf)(author)}
            onClick={() => onToggle(!expanded)}
          >
            {expanded ? words.showLess : words.readMore}
          </button>
        ) : null}
      </div>
      <p className="reviews-by">
        <strong lang={english} translate="no">
          {author}
        </strong>
        <time dateTime={date}>{formatDate(date, 'short', locale)}</time>
      </p>
      {children}
    </div>
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
    <span>{useWords(reviewsWidgetWords).verified}</span>
  </span>
);
