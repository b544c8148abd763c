import { useId } from 'react';
import type { KeptPromotion } from '#domain/promotions/promotion.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { OfferPreview } from './offer-preview.tsx';
import { pageNames, statusText } from './promotion-names.ts';

interface PromotionCardProps {
  promotion: KeptPromotion;
  /** Its place among the offers, from 1. */
  place: number;
  today: CalendarDate;
  /** A change of this one is under way. */
  busy: boolean;
  onEdit: () => void;
  onSwitch: () => void;
}

export function PromotionCard(props: PromotionCardProps) {
  const { promotion, place, today, busy, onEdit, onSwitch } = props;
  const id = useId();
  const text = statusText(promotion, today);
  return (
    <article className="admin-card" aria-labelledby={id}>
      <header className="promotion-head">
        <h2 className="admin-card-title" id={id}>
          Offer {place}
        </h2>
        <span className="admin-chip" data-kind={text.startsWith('Shown') ? undefined : 'status'}>
          {text}
        </span>
      </header>
      <OfferPreview promotion={promotion} />
      <p className="promotion-facts">
        {promotion.duration / 1000} seconds · leads to {pageNames[promotion.actionUrl]}
      </p>
      <div className="admin-card-actions">
        <button
          type="button"
          className="ui-button admin-quiet"
          aria-describedby={id}
          onClick={onEdit}
        >
          Edit
        </button>
        <button
          type="button"
          className="ui-button admin-quiet"
          aria-describedby={id}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onSwitch();
          }}
        >
          {promotion.on ? 'Switch off' : 'Switch on'}
        </button>
      </div>
    </article>
  );
}
