import { EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import type { StoredReview } from '#domain/reviews/review.schema.ts';
import { ReviewCard } from '#widgets/reviews/review-card.tsx';
import '#widgets/reviews/review-card.css';

interface ReviewItemProps {
  review: StoredReview;
  /** A change of this review is pending. */
  busy: boolean;
  onEdit: () => void;
  onChange: (change: { hidden?: boolean; verified?: boolean }) => void;
  onDelete: () => void;
}

/** A review as visitors see it, with the owner's buttons. */
export function ReviewItem({ review, busy, onEdit, onChange, onDelete }: ReviewItemProps) {
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const { author, verified, hidden, sample } = review;
  const button = (label: string, onClick: () => void) => (
    <Button aria-describedby={id} busy={busy} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <article
      className="admin-card review-item"
      aria-labelledby={id}
      data-hidden={hidden ? '' : undefined}
    >
      <h2 className="ui-visually-hidden" id={id}>
        {author}
      </h2>
      <ReviewCard review={review} expanded={expanded} onToggle={setExpanded}>
        <p className="admin-chips">
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
        <div className="admin-card-actions">
          {button('Edit', onEdit)}
          {button(hidden ? 'Show' : 'Hide', () => onChange({ hidden: !hidden }))}
          {button(verified ? 'Mark unverified' : 'Mark verified', () =>
            onChange({ verified: !verified }),
          )}
          {button('Delete', onDelete)}
        </div>
      </ReviewCard>
    </article>
  );
}
