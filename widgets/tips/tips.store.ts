import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MaintenanceAnswer } from '#domain/maintenance/maintenance.schema.ts';
import { defaultLocation } from '#domain/maintenance/maintenance-options.ts';
import { emptyForm, type FormState } from '#widgets/core/form/form-state.ts';
import type { Arriving } from '#widgets/core/use-arrival.ts';

/** The form, and the newest list of tips below it. */
export interface TipsState extends FormState, Arriving {
  answer: MaintenanceAnswer | undefined;
  /**
   * Where the tips will stand: taken while they are on their way, and kept when they do not come, for
   * the page below would move without the visitor's doing.
   */
  room: 'none' | 'waiting' | 'kept';
}

export type TipsStore = StoreApi<TipsState>;

const initial: TipsState = {
  ...emptyForm,
  values: { location: defaultLocation },
  arriving: false,
  answer: undefined,
  room: 'none',
};

export const createTipsStore = (): TipsStore => createStore(() => initial);

export const startAgain = (store: TipsStore) =>
  store.setState(({ edition }) => ({ ...initial, edition: edition + 1, arriving: true }));
