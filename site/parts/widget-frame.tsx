import type { ReactNode } from 'react';
import { ErrorBoundary } from '#widgets/core/error-boundary.tsx';

/** What a widget stands in within a page; its custom element has the same inside. */
export function WidgetFrame({ children }: { children: ReactNode }) {
  return (
    <div className="ui-host site-widget">
      <ErrorBoundary>{children}</ErrorBoundary>
    </div>
  );
}
