import type { ReactNode } from 'react';
import type { Promotion } from '#domain/promotions/promotion.ts';
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
export const OfferPreview = ({ promotion }: OfferPreviewProps) => (
  <div className="ui-card promo promotion-offer" data-colour={promotion.colour}>
    <PromoOffer promotion={promotion} PageLink={LinkText} />
  </div>
);
