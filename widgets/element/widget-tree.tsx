import type { ComponentType } from 'react';
import type { Business } from '#domain/business/business.ts';
import { BusinessProvider } from '#ui/business.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

/** The content of the shadow root. */
export const widgetTree = (
  Widget: ComponentType<object>,
  business: Business,
  { theme, heading, ...props }: Readonly<Record<string, unknown>>,
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
          <Widget {...props} />
        </ErrorBoundary>
      </div>
    </div>
  </BusinessProvider>
);
