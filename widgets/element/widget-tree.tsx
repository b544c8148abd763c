import type { ComponentType } from 'react';
import type { Business } from '#domain/business/business.ts';
import { BusinessProvider } from '#ui/business.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

/** Where content of the page stays visible. */
export const pageContent = <slot className="ui-page-content" />;

/** The content of the shadow root. A widget begins anew with another origin. */
export const widgetTree = (
  Widget: ComponentType<object>,
  business: Business,
  { theme, heading, hasContent, ...props }: Readonly<Record<string, unknown>>,
) => (
  <BusinessProvider business={business}>
    <div className="ui-place">
      <div
        className="ui-host"
        data-theme={theme}
        data-heading={heading}
        lang={business.locale}
        dir="ltr"
      >
        <ErrorBoundary>
          <Widget key={String(props['apiBase'])} {...props} />
        </ErrorBoundary>
      </div>
    </div>
    {hasContent ? pageContent : null}
  </BusinessProvider>
);
