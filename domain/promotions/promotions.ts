import { earlyBooking } from '#domain/quote/quote-rules.ts';

/** Pages that a promotion leads to, as paths of the business's own site. */
export type PromotionPage = '/calendar' | '/instant-quote' | '/pricing';

export interface Promotion {
  id: string;
  type: 'discount' | 'saving' | 'extra';
  message: string;
  actionLabel: string;
  actionUrl: PromotionPage;
  /** One of the design's own colours, right in either scheme. */
  colour: 'action' | 'accent' | 'success';
  /** Milliseconds that it is shown (spec §9). */
  duration: number;
}

/**
 * Shown in turn (spec §4). Every client has them alike, whoever sent him: nothing is ever given or
 * taken for a referral (22 TAC §535.220(e)(3)).
 */
export const promotions = [
  {
    id: 'first-inspection',
    type: 'discount',
    message: '$50 off your first inspection. Ask for it when you book.',
    actionLabel: 'Pick a time',
    actionUrl: '/calendar',
    colour: 'action',
    duration: 8000,
  },
  {
    id: 'early-booking',
    type: 'saving',
    message: `Book ${earlyBooking.daysAhead} or more days ahead: ${earlyBooking.percent}% off the base price.`,
    actionLabel: 'Get a quote',
    actionUrl: '/instant-quote',
    colour: 'accent',
    duration: 7000,
  },
  {
    id: 'thermal-imaging',
    type: 'extra',
    message: 'Thermal imaging is free with every inspection.',
    actionLabel: 'See prices',
    actionUrl: '/pricing',
    colour: 'success',
    duration: 6000,
  },
] as const satisfies readonly Promotion[];
