import {
  addOnPrices,
  ageAddOns,
  detachedStructurePrice,
  earlyBooking,
  poolPrice,
  rush,
  sizeTiers,
} from '#domain/pricing/published-prices.ts';
import { dollars } from './dollars.ts';
import { includedStories } from './included-stories.ts';

// Separate from the quote rules, which the form loads later.

/** The price of the smallest home, in whole dollars; shown before a size is known. */
export const lowestPrice = Math.min(...sizeTiers.map(({ price }) => price));

/**
 * Common sizes that a visitor can choose instead of typing, in sq ft. "3,000+" stands for the tier
 * above 3,000, so that nobody with a larger home sees the price of a smaller one.
 */
export const sizeChoices: readonly { label: string; area: number }[] = [
  { label: '1,500', area: 1500 },
  { label: '2,000', area: 2000 },
  { label: '2,500', area: 2500 },
  { label: '3,000+', area: 3500 },
];

export const detachedStructureOptions: readonly { value: number; label: string }[] = [
  0, 1, 2, 3, 4,
].map((count) => ({
  value: count,
  label:
    count === 0
      ? 'None'
      : `${count} ${count === 1 ? 'structure' : 'structures'} (+$${detachedStructurePrice.quoteOption} each)`,
}));

export const storyOptions: readonly { value: number; label: string }[] = [1, 2, 3, 4].map(
  (count) => {
    const name = `${count} ${count === 1 ? 'story' : 'stories'}`;
    const extra = Math.max(0, count - includedStories) * addOnPrices.extraStory;
    return { value: count, label: extra ? `${name} (+${dollars(extra)})` : name };
  },
);

/** What an answer adds to the price, shown beside its question. */
export const addOnNotes = {
  hasPool: `+${dollars(poolPrice.quote)}`,
  hasBasement: `+${dollars(addOnPrices.basement)}`,
  rushService: `+${rush.percent}%`,
  yearBuilt: ageAddOns
    .toReversed()
    .map(({ overYears, price }) => `+${dollars(price)} over ${overYears}`)
    .join(', '),
  inspectionDate: `${earlyBooking.percent}% off the base from ${earlyBooking.daysAhead} days ahead`,
} as const;
