import { createStore } from 'zustand/vanilla';
import { emptyForm } from '#ui/form/form-state.ts';
import type { TipsState, TipsStore } from './tips.types.ts';

const initial: TipsState = {
  ...emptyForm,
  moveFocus: false,
  answer: undefined,
  placeholder: 'none',
};

/** `values` are the texts that an untouched form has, so that they do not count as typed. */
export const createTipsStore = (values: TipsState['values'] = {}): TipsStore =>
  createStore(() => ({ ...initial, values }));

/** Clears the tips and the form. */
export const startAgain = (store: TipsStore) =>
  store.setState(({ edition }) => ({ ...initial, edition: edition + 1, moveFocus: true }));
