import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import type { Promotion, PromotionPage } from '#domain/promotions/promotion.ts';
import { promotionStatus } from '#domain/promotions/shown-promotions.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';

export const pageNames: Readonly<Record<PromotionPage, string>> = {
  '/calendar': 'Calendar',
  '/instant-quote': 'Instant quote',
  '/pricing': 'Pricing',
};

export const colorNames: Readonly<Record<Promotion['colour'], string>> = {
  action: 'Orange',
  accent: 'Blue',
  success: 'Green',
};

export const typeNames: Readonly<Record<Promotion['type'], string>> = {
  discount: 'A discount that clients ask for when they book',
  saving: 'A saving that is already in the price',
  extra: 'Something that is included',
};

/** Whether visitors see a promotion on `today`, and since when or until when. */
export function statusText(promotion: StoredPromotion, today: CalendarDate): string {
  const { from, until } = promotion;
  const day = (date: CalendarDate | undefined) => (date ? formatDate(date, 'short') : '');
  switch (promotionStatus(promotion, today)) {
    case 'off':
      return 'Off';
    case 'over':
      return `Ended ${day(until)}`;
    case 'to come':
      return `From ${day(from)}`;
    case 'shown':
      return until ? `Shown until ${day(until)}` : 'Shown';
  }
}
