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

/** A tag with a dialog of its own. */
interface ClosableElement extends Element {
  close?: () => void;
}

/** Closes the dialog that the tag of a quote opened: whoever takes the quote goes on elsewhere on the page. */
export function closeWidgetOf(event: Event): void {
  for (const target of event.composedPath()) {
    if (target instanceof Element && target.localName === 'inspection-quote') {
      (target as ClosableElement).close?.();
    }
  }
}
