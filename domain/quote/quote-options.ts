import type { PriceList } from '#domain/business/price-list.schema.ts';
import { dollars } from './dollars.ts';

// Separate from the quote rules, which the form loads later.

interface NumberOption {
  value: number;
  label: string;
}

/**
 * Common sizes that a visitor can choose instead of typing, in sq ft. "3,000+" stands for the tier
 * above 3,000, so that nobody with a larger home sees the price of a smaller one.
 */
export const sizeChoices = ({ tiers }: PriceList): readonly { label: string; area: number }[] => [
  { label: '1,500', area: 1500 },
  { label: '2,000', area: 2000 },
  { label: '2,500', area: 2500 },
  { label: '3,000+', area: tiers.find(({ upTo }) => upTo > 3000)?.upTo ?? 3500 },
];

export function detachedStructureOptions({
  addOns,
  overrides,
}: PriceList): readonly NumberOption[] {
  const each = overrides?.dropdownStructure ?? addOns.detachedStructure;
  return [0, 1, 2, 3, 4].map((count) => {
    if (count === 0) return { value: count, label: 'None' };
    const name = `${count} ${count === 1 ? 'structure' : 'structures'}`;
    return { value: count, label: each ? `${name} (+${dollars(each)} each)` : name };
  });
}

export const storyOptions = ({ addOns, includedStories }: PriceList): readonly NumberOption[] =>
  [1, 2, 3, 4].map((count) => {
    const name = `${count} ${count === 1 ? 'story' : 'stories'}`;
    const extra = Math.max(0, count - includedStories) * addOns.extraStory;
    return { value: count, label: extra ? `${name} (+${dollars(extra)})` : name };
  });

/** What an answer adds to the price, shown beside its question; empty if nothing. */
export function addOnNotes({ addOns, rush, earlyBooking }: PriceList) {
  const adds = (amount: number) => (amount ? `+${dollars(amount)}` : '');
  return {
    hasPool: adds(addOns.pool),
    hasBasement: adds(addOns.basement),
    rushService: rush.percent ? `+${rush.percent}%` : '',
    yearBuilt: addOns.ages
      .toReversed()
      .map(({ overYears, price }) => `+${dollars(price)} over ${overYears}`)
      .join(', '),
    inspectionDate: earlyBooking.percent
      ? `${earlyBooking.percent}% off the base from ${earlyBooking.daysAhead} days ahead`
      : '',
  };
}
