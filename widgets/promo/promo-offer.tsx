import { attributedSearch } from '#client/attributed-search.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import type { PromoLinks } from './promo.types.ts';

type PromoOfferProps = PromoLinks & {
  promotion: Pick<Promotion, 'message' | 'actionLabel' | 'actionUrl'>;
};

/** The text of one promotion and its link. Styles: `promo.css`. */
export function PromoOffer({ promotion, ...links }: PromoOfferProps) {
  return (
    <p className="promo-words">
      <strong part="title">{promotion.message}</strong> <PromoLink {...promotion} {...links} />
    </p>
  );
}

function PromoLink({
  actionLabel,
  actionUrl,
  apiBase = '',
  partner,
  PageLink,
}: PromoLinks & Pick<Promotion, 'actionLabel' | 'actionUrl'>) {
  const className = 'promo-link ui-link';
  if (PageLink) {
    return (
      <PageLink href={actionUrl} className={className}>
        {actionLabel}
      </PageLink>
    );
  }
  const href = `${apiBase}${actionUrl}${attributedSearch({}, partner)}`;
  return (
    <a className={className} part="button" href={href}>
      {actionLabel}
    </a>
  );
}
