import { createStore } from 'zustand/vanilla';
import { emptyForm } from '#ui/form/form-state.ts';
import type { TipsState, TipsStore } from './tips.types.ts';

const initial: TipsState = {
  ...emptyForm,
  moveFocus: false,
  answer: undefined,
  placeholder: 'none',
};

export const createTipsStore = (): TipsStore => createStore(() => initial);

/** Clears the tips and the form. */
export const startAgain = (store: TipsStore) =>
  store.setState(({ edition }) => ({ ...initial, edition: edition + 1, moveFocus: true }));
