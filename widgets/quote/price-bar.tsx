import { lowestPrice } from '#domain/pricing/derived-prices.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { useBusiness } from '#ui/business.tsx';
import type { Elements } from '#ui/elements.ts';
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
  children?: Elements;
}

/** The price beside the form; without props, the price that is known before any input. */
export function PriceBar({ price, from = true, note, held = false, children }: PriceBarProps) {
  const { prices } = useBusiness();
  const words = useWords(quoteWidgetWords);
  return (
    <div className="quote-bar" data-held={held ? '' : undefined}>
      <strong className="quote-bar-price">
        <span>{from ? `${words.from} ` : null}</span>
        <span translate="no">{dollars(price ?? lowestPrice(prices))}</span>
      </strong>
      <span className="quote-bar-note">
        <span className="quote-bar-dot"> · </span>
        <span>{note ?? words.bySize}</span>
      </span>
      {children}
    </div>
  );
}
