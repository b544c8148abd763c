import type { Operations } from '../../operations.ts';
import type { PromotionStore } from '../../resources/promotions.ts';
import type { Files } from '../open-files.ts';

export function promotionStore({ promotions }: Files, operations: Operations): PromotionStore {
  return { promotions: operations.versioned(promotions) };
}
