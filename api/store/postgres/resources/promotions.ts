import type { Operations } from '../../operations.ts';
import type { PromotionStore } from '../../resources/promotions.ts';
import type { Records } from '../records.ts';

export function promotionStore({ promotions }: Records, operations: Operations): PromotionStore {
  return { promotions: operations.versioned(promotions) };
}
