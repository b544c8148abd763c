import { useContext, useEffect, useRef, useState } from 'react';
import { isNotEmpty } from '#domain/promotions/promo-cycle.ts';
import type { PromotionsResponse } from '#domain/promotions/promotion.ts';
import { PageDataContext, promotionsKey } from '#site/data/page-data.ts';
import { offersClosed } from '#site/hydration/early-offers.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { ErrorBoundary } from '#widgets/core/error-boundary.tsx';
import { createPromoStore } from '#widgets/promo/promo.store.ts';
import { PromoWidget, promoDesk, timeSinceDue } from '#widgets/promo/promo.tsx';
import { PromoOffer } from '#widgets/promo/promo-offer.tsx';

const none: PromotionsResponse = { promotions: [] };

/**
 * The promo banner on every page; its round goes on when the page changes. The page carries all
 * offers, hidden, and the entry shows them in turn until React is there (early-offers.ts).
 */
export function PromoBanner() {
  const box = useRef<HTMLDivElement>(null);
  const [store] = useState(createPromoStore);
  const [live, setLive] = useState(false);
  const { [promotionsKey]: sent } = useContext(PageDataContext);
  const { promotions } = (sent ?? none) as PromotionsResponse;

  useEffect(() => {
    if (!isNotEmpty(promotions)) return;
    let gone = false;
    promoDesk.load().then(
      ({ momentAt }) => {
        if (gone || !box.current) return;
        store.setState({ promotions });
        const due = timeSinceDue();
        if (due >= 0) {
          store.setState({ cycle: momentAt(promotions, due, offersClosed(box.current)) });
        }
        setLive(true);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [store, promotions]);

  return (
    <div className="ui-host site-promo" ref={box} suppressHydrationWarning>
      <ErrorBoundary>
        {live ? (
          <PromoWidget store={store} PageLink={SiteLink} />
        ) : (
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
