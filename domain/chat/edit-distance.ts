/**
 * Optimal string alignment distance: the number of insertions, deletions, substitutions and swaps of
 * adjacent letters that turn `from` into `to`. Stops beyond `max` and then returns more than `max`.
 */
export function editDistance(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max) return max + 1;
  let beforePrevious: number[] = [];
  let previous = [...Array(to.length + 1).keys()];
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
        swapped ? at(beforePrevious, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > max) return max + 1;
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, to.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
