// Every published price, in whole dollars, with the places that show it. The specification gives
// several values for some prices, and each place keeps its own (spec §9). Change a price only here.

/** From and to, in hours. */
export type Hours = readonly [from: number, to: number];

/**
 * Base price and duration by size; `upTo` is in sq ft, inclusive. Quote calculator, pricing block,
 * page metadata (the first), FAQ, chat.
 */
export const sizeTiers: readonly { upTo: number; price: number; hours: Hours }[] = [
  { upTo: 2000, price: 350, hours: [2, 3] },
  { upTo: 2500, price: 375, hours: [2.5, 3] },
  { upTo: 3000, price: 400, hours: [3, 3.5] },
  { upTo: 3500, price: 450, hours: [3.5, 4] },
  { upTo: 4000, price: 500, hours: [4, 4.5] },
  { upTo: 4500, price: 550, hours: [4.5, 5] },
];

/** Above the last tier: `price`, plus `stepPrice` for each started `stepArea` sq ft. */
export const beyondTiers = { price: 600, stepArea: 100, stepPrice: 25, hours: [5, 6] as Hours };

/** The range of the standard inspection over all sizes. */
export const standardPriceRange = {
  /** Pricing block, contact page, FAQ, chat. */
  shown: '$350-$600',
  /** Structured data for search engines. */
  structuredData: '$350-$550',
  /** Page metadata. */
  from: '$350',
} as const;

/** Pool or spa. */
export const poolPrice = {
  /** Quote calculator, extras of the pricing block, chat. */
  quote: 25,
  /** Additional services of the pricing page, "Prices at a glance". */
  pricingPage: 100,
  faq: 100,
} as const;

export const detachedStructurePrice = {
  /** What the quote calculator adds; chat. */
  quote: 85,
  /** What the calculator's dropdown shows. */
  quoteOption: 75,
  /** Additional services of the pricing page, "Prices at a glance". */
  pricingPage: 75,
  faq: '$50-$100',
} as const;

/** Prices that every place agrees on. */
export const addOnPrices = {
  /** Quote calculator, FAQ, chat. */
  basement: 75,
  /** Each story above the second: quote calculator, FAQ, chat. */
  extraStory: 50,
  /** Extras of the pricing block, chat. */
  pierAndBeam: 100,
  /** Pricing page, FAQ, chat. */
  wellWater: 150,
  septic: 200,
  /** FAQ, chat. */
  reInspection: '$150-$250',
} as const;

/** By age; the first row that the home exceeds counts: calculator, pricing page, FAQ, chat. */
export const ageAddOns: readonly { overYears: number; price: number }[] = [
  { overYears: 50, price: 75 },
  { overYears: 30, price: 50 },
  { overYears: 20, price: 25 },
];

/** Percentages of the base price: calculator, FAQ (rush), promotions, chat. */
export const rush = { percent: 30 } as const;
export const earlyBooking = { percent: 5, daysAhead: 7 } as const;
