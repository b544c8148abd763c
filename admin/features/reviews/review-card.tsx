import { BadgeCheck, EyeOff } from 'lucide-react';
import { useId } from 'react';
import { ClampedText } from '#admin/leads/clamped-text.tsx';
import type { KeptReview } from '#domain/reviews/review.schema.ts';
import { reviewPlatforms } from '#domain/reviews/review-platforms.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { Stars } from '#widgets/reviews/stars.tsx';

interface ReviewCardProps {
  review: KeptReview;
  /** A change of this one is under way. */
  busy: boolean;
  onEdit: () => void;
  onChange: (change: { hidden?: boolean; verified?: boolean }) => void;
  onDelete: () => void;
}

export function ReviewCard({ review, busy, onEdit, onChange, onDelete }: ReviewCardProps) {
  const id = useId();
  const { platform, rating, author, date, text, verified, hidden, sample } = review;
  // Apart for those who hear the buttons without what stands above them.
  const button = (label: string, onClick: () => void) => (
    <button
      type="button"
      className="ui-button admin-quiet"
      aria-describedby={id}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      {label}
    </button>
  );
  return (
    <article
      className="admin-card review-card"
      aria-labelledby={id}
      data-hidden={hidden ? '' : undefined}
    >
      <header className="review-head">
        <h2 className="admin-card-title" id={id}>
          {author}
        </h2>
        <time dateTime={date}>{formatDate(date, 'short')}</time>
      </header>
      <div className="review-facts">
        <Stars rating={rating} />
        <p className="admin-chips">
          <span className="admin-chip">{reviewPlatforms[platform].name}</span>
          {verified ? (
            <span className="admin-chip">
              <BadgeCheck size={16} /> Verified
            </span>
          ) : null}
          {hidden ? (
            <span className="admin-chip" data-kind="status">
              <EyeOff size={16} /> Hidden
            </span>
          ) : null}
          {sample ? (
            <span className="admin-chip" data-kind="status">
              Sample
            </span>
          ) : null}
        </p>
      </div>
      <ClampedText label="Review" text={text} />
      <div className="admin-card-actions">
        {button('Edit', onEdit)}
        {button(hidden ? 'Show' : 'Hide', () => onChange({ hidden: !hidden }))}
        {button(verified ? 'Mark unverified' : 'Mark verified', () =>
          onChange({ verified: !verified }),
        )}
        {button('Delete', onDelete)}
      </div>
    </article>
  );
}
