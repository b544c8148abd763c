import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PromoCycle } from '#domain/promotions/promo-cycle.ts';

export interface PromoState {
  /** Undefined until the first message is due and its code is there. */
  cycle: PromoCycle | undefined;
}

export type PromoStore = StoreApi<PromoState>;

export const createPromoStore = (): PromoStore => createStore(() => ({ cycle: undefined }));
