import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import type { EveryField } from '#domain/records/every-field.ts';

/** A promotion for visitors, without its dates. */
export const presentPromotion = (
  promotion: StoredPromotion & Pick<Promotion, 'lang'>,
): EveryField<Promotion> => ({
  id: promotion.id,
  type: promotion.type,
  message: promotion.message,
  actionLabel: promotion.actionLabel,
  actionUrl: promotion.actionUrl,
  colour: promotion.colour,
  duration: promotion.duration,
  lang: promotion.lang,
});

/** A promotion for the owner. */
export const presentAdminPromotion = (promotion: StoredPromotion): EveryField<StoredPromotion> => ({
  ...presentPromotion(promotion),
  spanish: promotion.spanish,
  revision: promotion.revision,
  on: promotion.on,
  from: promotion.from,
  until: promotion.until,
});
