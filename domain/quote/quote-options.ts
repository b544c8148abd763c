import type { Business } from '#domain/business/business.ts';
import type { PriceList } from '#domain/business/price-list.schema.ts';
import { dollars } from './dollars.ts';
import { propertyTypes } from './property-types.ts';
import { quoteWords } from './quote.words.ts';

// Separate from the quote rules, which the form loads later.

/** The price list, and the language to word it in. */
type Priced = Pick<Business, 'prices' | 'locale'>;

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
  prices: { addOns, overrides },
  locale,
}: Priced): readonly NumberOption[] {
  const words = quoteWords.in(locale);
  const each = overrides?.dropdownStructure ?? addOns.detachedStructure;
  return [0, 1, 2, 3, 4].map((count) => {
    if (count === 0) return { value: count, label: words.noStructures };
    const name = words.structures(count);
    return { value: count, label: each ? `${name} (${words.each(each)})` : name };
  });
}

export const storyOptions = ({
  prices: { addOns, includedStories },
  locale,
}: Priced): readonly NumberOption[] =>
  [1, 2, 3, 4].map((count) => {
    const name = quoteWords.in(locale).stories(count);
    const extra = Math.max(0, count - includedStories) * addOns.extraStory;
    return { value: count, label: extra ? `${name} (+${dollars(extra)})` : name };
  });

export const propertyTypeOptions = ({ locale }: Pick<Business, 'locale'>) =>
  propertyTypes.map((value) => ({ value, label: quoteWords.in(locale).propertyTypes[value] }));

/** What an answer adds to the price, shown beside its question; empty if nothing. */
export function addOnNotes({ prices: { addOns, rush, earlyBooking }, locale }: Priced) {
  const words = quoteWords.in(locale);
  const adds = (amount: number) => (amount ? `+${dollars(amount)}` : '');
  return {
    hasPool: adds(addOns.pool),
    hasBasement: adds(addOns.basement),
    rushService: rush.percent ? `+${rush.percent}%` : '',
    yearBuilt: addOns.ages
      .toReversed()
      .map(({ overYears, price }) => words.overYears(price, overYears))
      .join(', '),
    inspectionDate: earlyBooking.percent
      ? words.early(earlyBooking.percent, earlyBooking.daysAhead)
      : '',
  };
}
