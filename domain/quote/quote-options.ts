import { addOns } from './quote-rules.ts';

/** The dropdown's text names another figure than the calculation uses; both are given (spec §9). */
export const detachedStructureOptions: readonly { value: number; label: string }[] = [
  0, 1, 2, 3, 4,
].map((count) => ({
  value: count,
  label:
    count === 0
      ? 'None'
      : `${count} ${count === 1 ? 'structure' : 'structures'} (+$${addOns.detachedStructureAsShown} each)`,
}));

export const storyOptions: readonly { value: number; label: string }[] = [1, 2, 3, 4].map(
  (count) => ({ value: count, label: `${count} ${count === 1 ? 'story' : 'stories'}` }),
);
