import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PromoCycle, Promotions } from '#domain/promotions/promo-cycle.ts';

/** Undefined until the first message is due and its code is there. */
export interface PromoState {
  /** What is shown in turn; stays undefined where there is nothing to show. */
  promotions: Promotions | undefined;
  cycle: PromoCycle | undefined;
}

export type PromoStore = StoreApi<PromoState>;

export const createPromoStore = (): PromoStore =>
  createStore(() => ({ promotions: undefined, cycle: undefined }));
