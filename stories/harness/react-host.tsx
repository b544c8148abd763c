import type { ComponentType, ReactNode } from 'react';
import { useBusiness } from '#ui/business.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

/** The site's container of widgets; an element has the same inside its shadow root. */
export function ReactHost({ children }: { children: ReactNode }) {
  return (
    <div className="ui-host" lang={useBusiness().locale} dir="ltr">
      <ErrorBoundary>{children}</ErrorBoundary>
    </div>
  );
}

/** Renders a component of `ui/` in the card of a widget. */
export const inCard =
  <P extends object>(Piece: ComponentType<P>) =>
  (args: P) => (
    <ReactHost>
      <div className="ui-card">
        <Piece {...args} />
      </div>
    </ReactHost>
  );
