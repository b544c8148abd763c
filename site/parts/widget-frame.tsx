import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

/** The host box of a widget on a page, as its custom element has it in its shadow root. */
export function WidgetFrame({ children }: { children: ReactNode }) {
  return (
    <div className="ui-host site-widget">
      <ErrorBoundary>{children}</ErrorBoundary>
    </div>
  );
}
