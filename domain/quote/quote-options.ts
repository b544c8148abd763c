// Whole dollars. The dropdown's text names another figure than the calculation uses (spec §9).
const DETACHED_STRUCTURE_AS_SHOWN = 75;

/** Apart from the rules, which a form does not need before it is sent. */
export const detachedStructureOptions: readonly { value: number; label: string }[] = [
  0, 1, 2, 3, 4,
].map((count) => ({
  value: count,
  label:
    count === 0
      ? 'None'
      : `${count} ${count === 1 ? 'structure' : 'structures'} (+$${DETACHED_STRUCTURE_AS_SHOWN} each)`,
}));

export const storyOptions: readonly { value: number; label: string }[] = [1, 2, 3, 4].map(
  (count) => ({ value: count, label: `${count} ${count === 1 ? 'story' : 'stories'}` }),
);
