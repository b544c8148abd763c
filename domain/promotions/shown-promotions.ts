import type { Business } from '#domain/business/business.ts';
import { fillText } from '#domain/business/text-block.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { deliveredSpanish } from './delivered-promotions.ts';
import type { StoredPromotion } from './promotion.schema.ts';
import type { Promotion } from './promotion.ts';

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

type Worded = Pick<StoredPromotion, 'id' | 'message' | 'actionLabel' | 'spanish'>;

/** `englishWords` fill in what is shown in English to readers of another language. */
export type PromotionBusiness = Pick<Business, 'locale' | 'words' | 'englishWords'>;

/**
 * The offers in the language of the business, their placeholders filled in; in English, as `lang` says, what has no
 * translation. One that needs what the business does not have is left out, such as the offer for early booking if the
 * price list has no discount for it.
 */
export const wordedPromotions = <P extends Worded>(
  promotions: readonly P[],
  business: PromotionBusiness,
): (P & Pick<Promotion, 'lang'>)[] =>
  promotions
    .map((promotion) =>
      business.locale === 'es'
        ? inSpanish(promotion, business)
        : { ...promotion, message: fillText(promotion.message, business) },
    )
    .filter(({ message }) => message !== '');

function inSpanish<P extends Worded>(promotion: P, business: PromotionBusiness) {
  const texts = promotion.spanish ?? deliveredSpanish(promotion);
  if (texts) return { ...promotion, ...texts, message: fillText(texts.message, business) };
  const { englishWords: words = business.words } = business;
  const message = fillText(promotion.message, { locale: defaultLocale, words });
  return { ...promotion, message, lang: defaultLocale };
}
