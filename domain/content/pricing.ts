import { promises } from '#domain/business/promises.ts';
import { roundedPrices } from '#domain/pricing/published-prices.ts';

const { starter, family, luxury } = roundedPrices.samples;

/** Sample homes (spec §9). Prices in whole dollars, areas in sq ft. */
export const samplePrices = [
  {
    title: 'Starter home',
    area: 1200,
    price: starter,
    mostCommon: false,
    text: 'A one-story house or a condo, with a report the same evening.',
  },
  {
    title: 'Family home',
    area: 2500,
    price: family,
    mostCommon: true,
    text: 'Two stories, a garage and everything between attic and slab.',
  },
  {
    title: 'Luxury home',
    area: 4000,
    price: luxury,
    mostCommon: false,
    text: 'Several HVAC systems and more roof; plan most of a morning.',
  },
] as const;

export const sampleExamples = {
  title: 'Sample Pricing Examples',
  text: 'Three homes with what such homes often add to the base price in the table: age, a second structure, a pool. Your price is worked out from your home’s own facts, so it may differ.',
} as const;

export const paymentMethods = [
  { icon: 'cash', label: 'Cash or check on site' },
  { icon: 'card', label: 'Credit and debit cards' },
  { icon: 'online', label: 'PayPal and Venmo' },
] as const;

export const paymentTerms = [
  'Payment is due at the inspection.',
  'No deposit to book.',
  `Cancel or reschedule without charge with ${promises.rescheduleNotice} of notice.`,
  `Most inspections are scheduled within ${promises.scheduling}; emergency inspections are available.`,
] as const;
