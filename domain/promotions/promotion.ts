/** Apart from the schema, so that a widget needs no zod. */
export const promotionTypes = ['discount', 'saving', 'extra'] as const;

/** Pages that a promotion may lead to, as paths of the business's own site. */
export const promotionPages = ['/calendar', '/instant-quote', '/pricing'] as const;

export type PromotionPage = (typeof promotionPages)[number];

/** The design's own colours, right in either scheme. */
export const promotionColours = ['action', 'accent', 'success'] as const;

/** One message of the banner, as visitors are shown it (spec §3 "Promo banner item"). */
export interface Promotion {
  id: string;
  type: (typeof promotionTypes)[number];
  message: string;
  actionLabel: string;
  actionUrl: PromotionPage;
  colour: (typeof promotionColours)[number];
  /** Milliseconds that it is shown (spec §9). */
  duration: number;
}

/** The answer of `GET /api/promotions`: what is shown today, in its order. */
export interface PromotionsResponse {
  promotions: readonly Promotion[];
}
