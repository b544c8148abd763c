import type { Promotion } from '#domain/promotions/promotion.ts';

/** The offer as visitors see it, with nothing in it to press. */
export function OfferPreview({
  promotion: { message, actionLabel, colour },
}: {
  promotion: Pick<Promotion, 'message' | 'actionLabel' | 'colour'>;
}) {
  return (
    <div className="ui-card promo promotion-offer" data-colour={colour}>
      <p className="promo-words">
        <strong>{message}</strong> <span className="promo-link ui-link">{actionLabel}</span>
      </p>
    </div>
  );
}
