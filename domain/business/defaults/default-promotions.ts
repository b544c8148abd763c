import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';

/**
 * The messages of a new installation, in display order (spec §4). They are the same for every
 * client, because nothing may be given or taken for a referral (22 TAC §535.220(e)(3)).
 */
export const defaultPromotions = [
  {
    id: 'first-inspection',
    revision: 1,
    type: 'discount',
    message: '$50 off your first inspection. Ask for it when you book.',
    actionLabel: 'Pick a time',
    actionUrl: '/calendar',
    colour: 'action',
    duration: 8000,
    on: true,
  },
  {
    id: 'early-booking',
    revision: 1,
    type: 'saving',
    message: 'Book {{earlyDays}} or more days ahead: {{earlyPercent}} off the base price.',
    actionLabel: 'Get a quote',
    actionUrl: '/instant-quote',
    colour: 'accent',
    duration: 7000,
    on: true,
  },
  {
    id: 'thermal-imaging',
    revision: 1,
    type: 'extra',
    message: 'Thermal imaging is free with every inspection.',
    actionLabel: 'See prices',
    actionUrl: '/pricing',
    colour: 'success',
    duration: 6000,
    on: true,
  },
] as const satisfies readonly StoredPromotion[];
