import { detachedStructurePrice } from '#domain/pricing/published-prices.ts';

/** Separate from the quote rules, which the form loads later. */
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
  (count) => ({ value: count, label: `${count} ${count === 1 ? 'story' : 'stories'}` }),
);
