import type { ReactNode } from 'react';
import type { PricingWidgetProps } from './pricing.types.ts';

interface QuoteLinkProps extends Pick<PricingWidgetProps, 'onQuote'> {
  href: string;
  className: string;
  part?: 'button';
  kind?: 'action';
  children: ReactNode;
}

/** A link to a page that prices a home, which the page around the widget may handle itself. */
export const QuoteLink = ({ href, kind, onQuote, children, ...look }: QuoteLinkProps) => (
  <a
    {...look}
    data-kind={kind}
    href={href}
    onClick={(event) => {
      // The browser opens a new tab or window itself.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (onQuote?.({ href }) === false) event.preventDefault();
    }}
  >
    {children}
  </a>
);
