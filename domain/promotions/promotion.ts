import type { Locale } from '#domain/locale/locale.ts';

/** Separate from the schema, so that a widget needs no zod. */
export const promotionTypes = ['discount', 'saving', 'extra'] as const;

/** Pages that a promotion may link to, as paths of the site. */
export const promotionPages = ['/calendar', '/instant-quote', '/pricing'] as const;

export type PromotionPage = (typeof promotionPages)[number];

/** Color tokens, defined for light and dark schemes. */
export const promotionColors = ['action', 'accent', 'success'] as const;

/** What is worded in each language. */
export type PromotionTexts = Pick<Promotion, 'message' | 'actionLabel'>;

/** One message of the banner (spec §3 "Promo banner item"). */
export interface Promotion {
  id: string;
  type: (typeof promotionTypes)[number];
  message: string;
  actionLabel: string;
  actionUrl: PromotionPage;
  colour: (typeof promotionColors)[number];
  /** Milliseconds (spec §9). */
  duration: number;
  /** The language of its texts where that is not the one asked for. */
  lang?: Locale | undefined;
}

/** The answer of `GET /api/promotions`: today's messages, in display order. */
export interface PromotionsResponse {
  promotions: readonly Promotion[];
}
