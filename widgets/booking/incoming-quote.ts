import type { Locale } from '#domain/locale/locale.ts';
import { closeWidgetOf, isQuoteOf, QUOTE_BOOK_EVENT } from '#widgets/element/quote-handoff.ts';
import { showDate } from './booking.store.ts';
import type { BookingStore } from './booking.types.ts';
import { bookingLazy } from './booking-lazy.ts';
import { bookingWidgetWords } from './booking-widget.words.ts';

/**
 * Shows the row of an incoming quote at once, and its price once it is checked. Then shows the
 * month of its preferred date, which is chosen once it is known to be open. Keeps the previous
 * option period if the quote has none. Does not reject.
 */
export async function receiveQuote(
  store: BookingStore,
  locale: Locale,
  incomingQuote: unknown,
  optionEnds?: unknown,
): Promise<void> {
  store.setState({ incomingQuote, quote: 'checking', notice: undefined });
  try {
    const { acceptQuote } = await bookingLazy.load();
    const preferredDate = acceptQuote(store, incomingQuote, optionEnds);
    if (preferredDate) store.setState({ ...showDate(preferredDate), preferredDate });
  } catch {
    store.setState({
      incomingQuote: undefined,
      quote: undefined,
      notice: bookingWidgetWords.in(locale).quoteLost,
    });
  }
}

/** The detail of the event, which any script can dispatch. */
interface HandedQuote {
  input?: unknown;
  optionEnds?: unknown;
  metadata?: unknown;
}

/**
 * Calls `receive` with each quote of the inspector at `apiBase` that a visitor wants to book anywhere on the page, with its
 * option period and metadata, until the returned function is called. The first booking widget receives it and calls
 * `preventDefault()`. Listens on the window, so that a listener of the page can handle the quote
 * first.
 */
export function onQuoteRequested(
  apiBase: string,
  receive: (quote: HandedQuote) => void,
): () => void {
  const listener = (event: Event) => {
    const { detail } = event as CustomEvent<HandedQuote | null>;
    if (event.defaultPrevented || !detail?.input || !isQuoteOf(event, apiBase)) return;
    event.preventDefault();
    closeWidgetOf(event);
    receive(detail);
  };
  window.addEventListener(QUOTE_BOOK_EVENT, listener);
  return () => window.removeEventListener(QUOTE_BOOK_EVENT, listener);
}
