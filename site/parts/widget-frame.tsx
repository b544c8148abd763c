import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

interface WidgetFrameProps {
  /** Where a link within the site leads. */
  id?: string;
  /** The name of its store: what is typed into its form survives a reload. */
  typed?: string;
  children: ReactNode;
}

/** The host box of a widget on a page, as its custom element has it in its shadow root. */
export function WidgetFrame({ id, typed, children }: WidgetFrameProps) {
  return (
    <div className="ui-host site-widget" id={id} data-typed={typed}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </div>
  );
}
