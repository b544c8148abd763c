import { createStore } from 'zustand/vanilla';
import { emptyForm } from '#ui/form/form-state.ts';
import type { QuoteState, QuoteStore } from './quote.types.ts';

const initial: QuoteState = {
  ...emptyForm,
  moveFocus: false,
  quote: undefined,
  failure: undefined,
  refining: false,
};

export const createQuoteStore = (): QuoteStore => createStore(() => initial);

/** 'Get New Quote' clears the result and resets the form (spec §4). */
export const startOver = (store: QuoteStore) => store.setState({ ...initial, moveFocus: true });

/** Returns to the form, with the answers and the questions that make the price exact. */
export const refine = (store: QuoteStore) =>
  store.setState({ quote: undefined, refining: true, moveFocus: true });
