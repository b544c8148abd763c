import type { ReactNode } from 'react';
import { ErrorBoundary } from '#widgets/core/error-boundary.tsx';

/** What the site shows widgets in: the same that an element has inside of its shadow root. */
export function AsReact({ children }: { children: ReactNode }) {
  return (
    <div className="ui-host" lang="en" dir="ltr">
      <ErrorBoundary>{children}</ErrorBoundary>
    </div>
  );
}
