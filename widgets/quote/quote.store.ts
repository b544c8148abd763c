import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { emptyForm, type FormState } from '#widgets/core/form/form-state.ts';
import type { Quote } from '#widgets/core/quote-handoff.ts';
import type { Arriving } from '#widgets/core/use-arrival.ts';

/** The form, or the result once there is a quote. */
export interface QuoteState extends FormState, Arriving {
  quote: Quote | undefined;
  /** The earliest day that can be chosen; a browser's knowledge, never the server's. */
  earliest: CalendarDate | undefined;
  /** True when the rules could not be loaded. */
  offline: boolean;
}

export type QuoteStore = StoreApi<QuoteState>;

const initial: QuoteState = {
  ...emptyForm,
  arriving: false,
  quote: undefined,
  earliest: undefined,
  offline: false,
};

export const createQuoteStore = (): QuoteStore => createStore(() => initial);

/** 'Get New Quote' clears the result and resets the form (spec §4). */
export const startOver = (store: QuoteStore) =>
  store.setState(({ earliest }) => ({ ...initial, earliest, arriving: true }));
