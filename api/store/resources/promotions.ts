import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import type { VersionedRecords } from '../versioned-records.ts';

export interface PromotionStore {
  /** In display order. */
  readonly promotions: VersionedRecords<StoredPromotion>;
}
