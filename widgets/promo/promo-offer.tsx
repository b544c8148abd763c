import type { Promotion } from '#domain/promotions/promotion.ts';
import { attributedSearch } from '#widgets/core/attributed-search.ts';
import { LicenceLine } from '#widgets/core/ui/licence-line.tsx';
import type { PromoWidgetProps } from './promo.tsx';

type PromoOfferProps = Pick<PromoWidgetProps, 'apiBase' | 'partner' | 'PageLink'> & {
  promotion: Promotion;
  onClose?: () => void;
};

/** What the card says of one promotion. */
export function PromoOffer({ promotion, apiBase, partner, PageLink, onClose }: PromoOfferProps) {
  return (
    <>
      <p className="promo-words">
        <strong part="title">{promotion.message}</strong>{' '}
        {PageLink ? (
          <PageLink href={promotion.actionUrl} className="promo-link ui-link">
            {promotion.actionLabel}
          </PageLink>
        ) : (
          <a
            className="promo-link ui-link"
            part="button"
            href={`${apiBase ?? ''}${promotion.actionUrl}${attributedSearch({}, partner)}`}
          >
            {promotion.actionLabel}
          </a>
        )}
      </p>
      <button type="button" className="promo-close" aria-label="Close the offer" onClick={onClose}>
        ×
      </button>
      <LicenceLine />
    </>
  );
}
