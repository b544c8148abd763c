import { attributedSearch } from '#client/attributed-search.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { useBusiness } from '#ui/business.tsx';
import type { PromoLinks } from './promo.types.ts';

type PromoOfferProps = PromoLinks & {
  promotion: Pick<Promotion, 'message' | 'actionLabel' | 'actionUrl' | 'lang'>;
};

/**
 * The text of one promotion and its link. A narrow line has room only for the first sentence, and
 * for the link's label if it fits (`promo.css`).
 */
export function PromoOffer({ promotion, ...links }: PromoOfferProps) {
  const [first, more] = sentencesOf(promotion.message);
  return (
    <p className="promo-words" lang={promotion.lang}>
      <strong part="title">
        <span>{first}</span>
        {more ? <span className="promo-more">{` ${more}`}</span> : null}
      </strong>{' '}
      <PromoLink {...promotion} {...links} />
    </p>
  );
}

/** The first sentence, and the rest. */
function sentencesOf(message: string): [first: string, more: string] {
  const end = /[.!?](?=\s)/.exec(message)?.index;
  return end === undefined
    ? [message, '']
    : [message.slice(0, end + 1), message.slice(end + 1).trim()];
}

function PromoLink({
  actionLabel,
  actionUrl,
  apiBase = '',
  partner,
  PageLink,
}: PromoLinks & Pick<Promotion, 'actionLabel' | 'actionUrl'>) {
  const { locale } = useBusiness();
  const className = 'promo-link ui-link';
  if (PageLink) {
    return (
      <PageLink href={actionUrl} className={className}>
        {actionLabel}
      </PageLink>
    );
  }
  const href = `${apiBase}${addressIn(locale, actionUrl)}${attributedSearch({}, partner)}`;
  return (
    <a className={className} part="button" href={href}>
      {actionLabel}
    </a>
  );
}
