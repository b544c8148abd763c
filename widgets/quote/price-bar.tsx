import type { ReactNode } from 'react';
import { dollars } from '#domain/quote/dollars.ts';
import { lowestPrice } from '#domain/quote/quote-options.ts';

interface PriceBarProps {
  /** Whole dollars. */
  price?: number;
  /** True while more answers could raise the price. */
  from?: boolean;
  note?: string;
  /** True while the form no longer matches the price. */
  held?: boolean;
  children?: ReactNode;
}

/** The price beside the form; without props, the price that is known before any input. */
export const PriceBar = ({
  price = lowestPrice,
  from = true,
  note = 'by size of the home',
  held = false,
  children,
}: PriceBarProps) => (
  <div className="quote-bar" data-held={held ? '' : undefined}>
    <strong className="quote-bar-price">
      {from ? 'From ' : null}
      {dollars(price)}
    </strong>
    <span className="quote-bar-note">
      <span className="quote-bar-dot"> · </span>
      {note}
    </span>
    {children}
  </div>
);
