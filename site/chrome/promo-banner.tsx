import { useContext, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isNotEmpty, momentAt } from '#domain/promotions/promo-cycle.ts';
import type { PromotionsResponse } from '#domain/promotions/promotion.ts';
import { PageDataContext, promotionsKey } from '#site/data/page-data.ts';
import { offersClosed } from '#site/hydration/early-offers.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { ErrorBoundary } from '#widgets/core/error-boundary.tsx';
import { createPromoStore } from '#widgets/promo/promo.store.ts';
import { PromoCard } from '#widgets/promo/promo-card.tsx';
import { PromoOffer } from '#widgets/promo/promo-offer.tsx';
import { timeSinceDue } from '#widgets/promo/time-since-due.ts';

const none: PromotionsResponse = { promotions: [] };

/**
 * The promo banner on every page; its round goes on when the page changes. The page carries all
 * offers, hidden, and the entry shows them in turn until React is there (early-offers.ts).
 */
export function PromoBanner() {
  const box = useRef<HTMLDivElement>(null);
  const [store] = useState(createPromoStore);
  const cycle = useStore(store, (state) => state.cycle);
  const [live, setLive] = useState(false);
  const { [promotionsKey]: sent } = useContext(PageDataContext);
  const { promotions } = (sent ?? none) as PromotionsResponse;

  useEffect(() => {
    if (!isNotEmpty(promotions) || !box.current) return;
    const closed = offersClosed(box.current);
    const begin = () => {
      store.setState({ cycle: momentAt(promotions, Math.max(0, timeSinceDue()), closed) });
    };
    setLive(true);
    const left = -timeSinceDue();
    if (left <= 0) return begin();
    const timer = setTimeout(begin, left);
    return () => clearTimeout(timer);
  }, [store, promotions]);

  const shown = isNotEmpty(promotions) && cycle;
  return (
    <div className="ui-host site-promo" ref={box} suppressHydrationWarning>
      <ErrorBoundary>
        {shown ? (
          <PromoCard store={store} promotions={promotions} cycle={cycle} PageLink={SiteLink} />
        ) : live ? null : (
          promotions.map((promotion) => (
            <section
              key={promotion.id}
              className="ui-card promo"
              aria-label="Current offer"
              hidden
              data-colour={promotion.colour}
              data-offer={promotion.duration}
              suppressHydrationWarning
            >
              <PromoOffer promotion={promotion} PageLink={SiteLink} />
            </section>
          ))
        )}
      </ErrorBoundary>
    </div>
  );
}
