import { useEffect, useRef, useState } from 'react';
import { promotions } from '#domain/promotions/promotions.ts';
import { offersClosed } from '#site/hydration/early-offers.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { ErrorBoundary } from '#widgets/core/error-boundary.tsx';
import { createPromoStore } from '#widgets/promo/promo.store.ts';
import { PromoWidget, promoDesk, timeSinceDue } from '#widgets/promo/promo.tsx';
import { PromoOffer } from '#widgets/promo/promo-offer.tsx';

/**
 * The promo banner on every page; its round goes on when the page changes. The page carries all
 * offers, hidden, and the entry shows them in turn until React is there (early-offers.ts).
 */
export function PromoBanner() {
  const box = useRef<HTMLDivElement>(null);
  const [store] = useState(createPromoStore);
  const [live, setLive] = useState(false);

  useEffect(() => {
    let gone = false;
    promoDesk.load().then(
      ({ momentAt }) => {
        if (gone || !box.current) return;
        const due = timeSinceDue();
        if (due >= 0) store.setState({ cycle: momentAt(due, offersClosed(box.current)) });
        setLive(true);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [store]);

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
