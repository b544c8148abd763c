import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { StoredPromotion } from './promotion.schema.ts';

export type PromotionStatus = 'shown' | 'off' | 'to come' | 'over';

/** The status of an offer on `today`. */
export function promotionStatus(
  { on, from, until }: Pick<StoredPromotion, 'on' | 'from' | 'until'>,
  today: CalendarDate,
): PromotionStatus {
  if (!on) return 'off';
  if (until !== undefined && until < today) return 'over';
  return from !== undefined && today < from ? 'to come' : 'shown';
}

/** The offers that are shown on `today`, in display order. */
export const shownPromotions = (
  promotions: readonly StoredPromotion[],
  today: CalendarDate,
): StoredPromotion[] =>
  promotions.filter((promotion) => promotionStatus(promotion, today) === 'shown');
