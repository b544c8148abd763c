import type { ComponentType } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { MoveFocus } from '#ui/use-move-focus.ts';
import type { MetadataProps } from '#widgets/element/page-metadata.ts';
import type { Quote, QuoteToBook } from '#widgets/element/quote-handoff.ts';
import type { WidgetProps } from '#widgets/element/widget-props.ts';

/** The form, or the result once there is a quote. */
export interface QuoteState extends FormState, MoveFocus {
  quote: Quote | undefined;
  /** Why there is no price: the rules could not be loaded, or they failed. */
  failure: 'offline' | 'error' | undefined;
  /** True while the fields under "Refine" are shown. */
  refining: boolean;
}

export type QuoteStore = StoreApi<QuoteState>;

export type LivePriceView = ComponentType<Pick<FormState, 'values'>>;

export interface QuoteWidgetProps extends WidgetProps, MetadataProps {
  store?: QuoteStore;
  /** The last day of the buyer's option period; handed to the calendar with the quote. */
  optionEnds?: CalendarDate | undefined;
  /** Test mode: marks the widget, its events and the booking page that it links to. */
  test?: boolean | undefined;
  /** Called with each calculated price. */
  onCalculate?: (quote: Quote) => void;
  /** Called when the visitor wants to book; false cancels the link to the booking page. */
  onBook?: (quote: QuoteToBook) => boolean | undefined;
}
