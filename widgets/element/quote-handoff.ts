import type { Metadata } from '#domain/metadata/metadata.ts';
import type { QuoteInput, QuoteResult } from '#domain/quote/quote.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

/** Dispatched when a visitor wants to book a quote; a booking widget receives it. */
export const QUOTE_BOOK_EVENT = 'inspection-quote-book';

export interface Quote {
  input: QuoteInput;
  result: QuoteResult;
  /** The last day of the option period, if the visitor or the page gave it. */
  optionEnds?: CalendarDate;
  /** From a widget in test mode. */
  test?: true;
}

export interface QuoteToBook extends Quote {
  /** What the page of the quote tells about the lead. */
  metadata?: Metadata;
}

/** The tag of a quote, which may have a dialog of its own. */
interface QuoteElement extends Element {
  apiBase?: string;
  close?: () => void;
}

const quotesOf = (event: Event) =>
  event
    .composedPath()
    .filter(
      (target): target is QuoteElement =>
        target instanceof Element && target.localName === 'inspection-quote',
    );

/** Closes the dialog that the tag of a quote opened: whoever takes the quote goes on elsewhere on the page. */
export function closeWidgetOf(event: Event): void {
  for (const quote of quotesOf(event)) quote.close?.();
}

/** Whether a quote comes from the inspector at `apiBase`; one that a script of the page dispatches may be anybody's. */
export function isQuoteOf(event: Event, apiBase: string): boolean {
  const [quote] = quotesOf(event);
  return quote?.apiBase === undefined || quote.apiBase === apiBase;
}
