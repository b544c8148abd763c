import { defineElement, type ElementContract } from '#widgets/core/define-element.tsx';
import { QUOTE_BOOK_EVENT } from '#widgets/core/quote-handoff.ts';
import styles from './quote.css?inline';
import { createQuoteStore, type QuoteStore } from './quote.store.ts';
import { QuoteWidget, type QuoteWidgetProps } from './quote.tsx';

/**
 * `<inspection-quote>`: a price for an inspection, worked out in the browser.
 *
 * Attributes, which are properties too: `partner`, `api-base` (`apiBase`), `theme` (auto, light,
 * dark).
 * Events: `inspection-quote-calculate` and `inspection-quote-book`, both with
 * `detail: { input, result }`; calling `preventDefault()` on the second keeps the visitor on the
 * page instead of opening the booking page.
 * Parts: `card`, `title`, `field`, `label`, `control`, `message`, `button`, `price`, `licence`.
 * Properties for colours and type: those of `tokens.css` that begin with `--inspection-`, and
 * `--inspection-font`.
 * Room: 640 px high, 1110 px in a container narrower than 520 px (`core/room.ts`).
 */
export const quoteElement = {
  tag: 'inspection-quote',
  component: QuoteWidget,
  createStore: createQuoteStore,
  styles: [styles],
  events: {
    onCalculate: { name: 'inspection-quote-calculate' },
    onBook: { name: QUOTE_BOOK_EVENT, cancelable: true },
  },
} satisfies ElementContract<QuoteWidgetProps, QuoteStore>;

defineElement<QuoteWidgetProps, QuoteStore>(quoteElement);
