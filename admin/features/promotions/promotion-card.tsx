import { useId } from 'react';
import { Button } from '#admin/shell/button.tsx';
import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { OfferPreview } from './offer-preview.tsx';
import { pageNames, statusText } from './promotion-names.ts';

interface PromotionCardProps {
  promotion: StoredPromotion;
  /** Its position among the offers, from 1. */
  position: number;
  today: CalendarDate;
  /** A change of this promotion is pending. */
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onSwitch: () => void;
}

export function PromotionCard(props: PromotionCardProps) {
  const { promotion, position, today, busy, onEdit, onDelete, onSwitch } = props;
  const id = useId();
  const text = statusText(promotion, today);
  return (
    <article className="admin-card" aria-labelledby={id}>
      <header className="promotion-head">
        <h2 className="admin-card-title" id={id}>
          {`Offer ${position}`}
        </h2>
        <span className="admin-chip" data-kind={text.startsWith('Shown') ? undefined : 'status'}>
          {text}
        </span>
      </header>
      <OfferPreview promotion={promotion} />
      <p className="promotion-facts">
        {`${promotion.duration / 1000} seconds · goes to ${pageNames[promotion.actionUrl]}`}
      </p>
      <div className="admin-card-actions">
        <Button aria-describedby={id} onClick={onEdit}>
          Edit
        </Button>
        <Button aria-describedby={id} busy={busy} onClick={onSwitch}>
          {promotion.on ? 'Turn off' : 'Turn on'}
        </Button>
        <Button aria-describedby={id} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </article>
  );
}
