import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { KeptPromotion } from './promotion.schema.ts';

export type PromotionStatus = 'shown' | 'off' | 'to come' | 'over';

/** What becomes of an offer on `today`, a day of the business's calendar. */
export function promotionStatus(
  { on, from, until }: Pick<KeptPromotion, 'on' | 'from' | 'until'>,
  today: CalendarDate,
): PromotionStatus {
  if (!on) return 'off';
  if (until !== undefined && until < today) return 'over';
  return from !== undefined && today < from ? 'to come' : 'shown';
}

/** The offers that visitors see on `today`, in their order. */
export const shownPromotions = (
  promotions: readonly KeptPromotion[],
  today: CalendarDate,
): KeptPromotion[] =>
  promotions.filter((promotion) => promotionStatus(promotion, today) === 'shown');
