import { createStore, type StoreApi } from 'zustand/vanilla';
import { emptyForm, type FormState } from '#widgets/core/form/form-state.ts';
import type { Quote } from '#widgets/core/quote-handoff.ts';

/** The form, or the result once there is a quote. */
export interface QuoteState extends FormState {
  quote: Quote | undefined;
  /** True when the rules could not be loaded. */
  offline: boolean;
}

export type QuoteStore = StoreApi<QuoteState>;

const initial: QuoteState = { ...emptyForm, quote: undefined, offline: false };

export const createQuoteStore = (): QuoteStore => createStore(() => initial);

/** 'Get New Quote' clears the result and resets the form (spec §4). */
export const startOver = (store: QuoteStore) =>
  store.setState(({ edition }) => ({ ...initial, edition: edition + 1 }));
