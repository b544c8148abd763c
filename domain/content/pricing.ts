/**
 * Rounded examples. They differ from what the calculator charges for the same sizes, and both
 * stand (spec §9). Prices in whole dollars, areas in sq ft.
 */
export const samplePrices = [
  {
    title: 'Starter home',
    area: 1200,
    price: 350,
    mostCommon: false,
    text: 'A one-story house or a condo, with a report the same evening.',
  },
  {
    title: 'Family home',
    area: 2500,
    price: 450,
    mostCommon: true,
    text: 'Two stories, a garage and everything between attic and slab.',
  },
  {
    title: 'Luxury home',
    area: 4000,
    price: 550,
    mostCommon: false,
    text: 'Several HVAC systems and more roof; plan most of a morning.',
  },
] as const;

export const sampleExamples = {
  title: 'Sample Pricing Examples',
  text: 'Three homes as examples. Yours is counted from its own facts, so your price may differ.',
} as const;

/** As shown where one range stands for all sizes. */
export const standardPriceRange = '$350-$600';

export const paymentMethods = [
  { icon: 'cash', label: 'Cash or check on site' },
  { icon: 'card', label: 'Credit and debit cards' },
  { icon: 'online', label: 'PayPal and Venmo' },
] as const;

export const paymentTerms = [
  'Payment is due at the inspection.',
  'No deposit to book.',
  'Cancel or reschedule without charge with 24 hours of notice.',
  'Most inspections are scheduled within 48 hours; emergency inspections are available.',
] as const;
