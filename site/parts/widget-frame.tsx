import type { ReactNode } from 'react';

/** What a widget stands in within a page; its custom element has the same inside. */
export function WidgetFrame({ children }: { children: ReactNode }) {
  return <div className="ui-host site-widget">{children}</div>;
}
