import type { ReactNode } from 'react';
import { fillText } from '#domain/business/text-block.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { unknownPlaceholder } from '#domain/promotions/promotion-message.ts';
import { useBusiness } from '#ui/business.tsx';
import { PromoOffer } from '#widgets/promo/promo-offer.tsx';
import '#widgets/promo/promo.css';

interface OfferPreviewProps {
  promotion: Pick<Promotion, 'message' | 'actionLabel' | 'actionUrl' | 'colour'>;
}

interface LinkTextProps {
  className: string;
  children: ReactNode;
}

const LinkText = ({ className, children }: LinkTextProps) => (
  <span className={className}>{children}</span>
);

/** The offer as visitors see it, without a working link. */
export function OfferPreview({ promotion }: OfferPreviewProps) {
  const business = useBusiness();
  const { message, colour } = promotion;
  // As it is typed while it has a mistake.
  const text = unknownPlaceholder(message) ? message : fillText(message, business);
  return (
    <div className="ui-card promo promotion-offer" data-colour={colour}>
      <PromoOffer promotion={{ ...promotion, message: text }} PageLink={LinkText} />
    </div>
  );
}
