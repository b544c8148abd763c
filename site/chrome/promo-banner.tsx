import { useContext } from 'react';
import type { PromotionsResponse } from '#domain/promotions/promotion.ts';
import { PageDataContext, promotionsKey } from '#site/data/page-data.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { PromoWidget } from '#widgets/promo/promo.tsx';
import '#widgets/promo/promo.css';
import './promo-banner.css';

const none: PromotionsResponse = { promotions: [] };

/** The promo banner on every page; its cycle continues when the page changes. */
export function PromoBanner() {
  const { [promotionsKey]: rendered } = useContext(PageDataContext);
  const { promotions } = (rendered ?? none) as PromotionsResponse;
  return (
    <div className="ui-host site-promo">
      <ErrorBoundary>
        <PromoWidget promotions={promotions} PageLink={SiteLink} bar />
      </ErrorBoundary>
    </div>
  );
}
