import { editDistance } from '#domain/chat/edit-distance.ts';

/** `PUBLIC_ULR` is two letters from `PUBLIC_URL`. */
const EDITS_MAX = 2;
/** Among shorter names, such as HOST and PORT, two letters make another word. */
const LENGTH_MIN = 6;

/** A sentence for each of `names` that is not one of `known`, but nearly so. */
export function misspelledVariables(names: readonly string[], known: readonly string[]): string[] {
  const right = known.filter(({ length }) => length >= LENGTH_MIN);
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const nearest = right.find(
        (one) => editDistance(name.toUpperCase(), one, EDITS_MAX) <= EDITS_MAX,
      );
      return nearest ? [`${name} is not read. Did you mean ${nearest}?`] : [];
    });
}
