import type { Business } from '#domain/business/business.ts';
import { fillText } from '#domain/business/text-block.ts';
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

/**
 * The offers with their placeholders filled in. One that needs what the business does not have is left out, such as
 * the offer for early booking if the price list has no discount for it.
 */
export const wordedPromotions = <P extends { message: string }>(
  promotions: readonly P[],
  business: Pick<Business, 'words'>,
): P[] =>
  promotions
    .map((promotion) => ({ ...promotion, message: fillText(promotion.message, business) }))
    .filter(({ message }) => message !== '');
