import type { ReactNode } from 'react';
import type { PricingWidgetProps } from './pricing.types.ts';

interface QuoteLinkProps extends Pick<PricingWidgetProps, 'onQuote'> {
  href: string;
  className: string;
  part?: 'button';
  kind?: 'action';
  children: ReactNode;
}

/** A link to a page that prices a home; the embedding page may handle it itself. */
export const QuoteLink = ({ href, kind, onQuote, children, ...look }: QuoteLinkProps) => (
  <a
    {...look}
    data-kind={kind}
    href={href}
    onClick={(event) => {
      // The browser itself opens a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (onQuote?.({ href }) === false) event.preventDefault();
    }}
  >
    {children}
  </a>
);
