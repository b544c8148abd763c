import type { ReactNode } from 'react';
import { lowestPrice } from '#domain/pricing/derived-prices.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { quoteWidgetWords } from './quote-widget.words.ts';

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
export function PriceBar({ price, from = true, note, held = false, children }: PriceBarProps) {
  const { prices } = useBusiness();
  const words = useWords(quoteWidgetWords);
  return (
    <div className="quote-bar" data-held={held ? '' : undefined}>
      <strong className="quote-bar-price">
        {from ? `${words.from} ` : null}
        {dollars(price ?? lowestPrice(prices))}
      </strong>
      <span className="quote-bar-note">
        <span className="quote-bar-dot"> · </span>
        {note ?? words.bySize}
      </span>
      {children}
    </div>
  );
}
