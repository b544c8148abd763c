/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one
 * word of the other (Damerau-Levenshtein, each letter moved at most once). Stops counting beyond
 * `most`, and then answers something larger than `most`.
 */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let earlier: number[] = [];
  let before = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(before, column) + 1,
        at(current, column - 1) + 1,
        at(before, column - 1) + (same ? 0 : 1),
        swapped ? at(earlier, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > most) return most + 1;
    earlier = before;
    before = current;
  }
  return at(before, to.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
