import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

interface WidgetFrameProps {
  /** The target of links within the site. */
  id?: string;
  /** The name of its store, so that what is typed into its form survives a reload. */
  typed?: string;
  children: ReactNode;
}

/** The host box of a widget on a page; a custom element has the same in its shadow root. */
export function WidgetFrame({ id, typed, children }: WidgetFrameProps) {
  return (
    <div className="ui-host site-widget" id={id} data-typed={typed}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </div>
  );
}
