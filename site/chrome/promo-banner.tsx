import { SiteLink } from '#site/routing/site-link.tsx';
import { ErrorBoundary } from '#widgets/core/error-boundary.tsx';
import { PromoWidget } from '#widgets/promo/promo.tsx';

/** The promo banner on every page; its round goes on when the page changes. */
export function PromoBanner() {
  return (
    <div className="ui-host site-promo">
      <ErrorBoundary>
        <PromoWidget PageLink={SiteLink} />
      </ErrorBoundary>
    </div>
  );
}
