import type { KeptPromotion } from '#domain/promotions/promotion.schema.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';

/** What visitors are told of an offer: not when it ends. */
export const presentPromotion = (promotion: KeptPromotion): Promotion => ({
  id: promotion.id,
  type: promotion.type,
  message: promotion.message,
  actionLabel: promotion.actionLabel,
  actionUrl: promotion.actionUrl,
  colour: promotion.colour,
  duration: promotion.duration,
});

/** What the owner is shown of one. */
export const presentOwnPromotion = (promotion: KeptPromotion): KeptPromotion => ({
  ...presentPromotion(promotion),
  revision: promotion.revision,
  on: promotion.on,
  from: promotion.from,
  until: promotion.until,
});
