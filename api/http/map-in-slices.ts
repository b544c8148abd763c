import { setImmediate as nextTurn } from 'node:timers/promises';

/** Some milliseconds of work for each of ours. */
const SLICE = 50;

/** What `map` makes of `items`, slice by slice: between two, other requests are answered. */
export async function mapInSlices<T, R>(
  items: readonly T[],
  map: (slice: readonly T[]) => readonly R[],
): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += SLICE) {
    if (at > 0) await nextTurn();
    results.push(...map(items.slice(at, at + SLICE)));
  }
  return results;
}
