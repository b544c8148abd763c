import { QUOTE_BOOK_EVENT } from '#widgets/core/quote-handoff.ts';
import type { BookingStore } from './booking.store.ts';
import { desk } from './desk.ts';

/** Takes up a quote from outside; its row stands at once, its price follows. Does not reject. */
export async function carryQuote(store: BookingStore, apiBase: string, offered: unknown) {
  store.setState({ offered, quote: 'checking', notice: undefined });
  try {
    (await desk.load()).takeQuote(store, apiBase, offered);
  } catch {
    store.setState({
      offered: undefined,
      quote: undefined,
      notice: 'Your quote could not be brought along. Please check your connection.',
    });
  }
}

/**
 * Hears of quotes that a visitor wants to book, anywhere on the page. The first booking widget
 * takes one up and says so by `preventDefault()`. Listens on the window, after every listener of the
 * page: one that takes a quote up itself comes first.
 */
export function hearOfQuotes(takeUp: (offered: unknown) => void): () => void {
  const hear = (event: Event) => {
    const input: unknown = (event as CustomEvent<{ input?: unknown } | null>).detail?.input;
    if (event.defaultPrevented || !input) return;
    event.preventDefault();
    takeUp(input);
  };
  window.addEventListener(QUOTE_BOOK_EVENT, hear);
  return () => window.removeEventListener(QUOTE_BOOK_EVENT, hear);
}
