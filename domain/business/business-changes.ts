type Leaf = string | number | boolean | null;

/** A field in which two versions differ; a value is undefined where one of them has no such field. */
export interface BusinessChange {
  /** Such as "profile.claims.rating". */
  path: string;
  before?: Leaf | undefined;
  after?: Leaf | undefined;
}

/**
 * Every field in which two versions of a record differ, in its order. Items that a list has at its start and at its end
 * in both are the same ones, so that an item taken out of the middle is one change.
 */
export function changesBetween(before: unknown, after: unknown, path = ''): BusinessChange[] {
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path);
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changesBetween(before[key], after[key], within(path, key)));
  }
  if (before === after) return [];
  return [
    ...leaves(before, path).map(([leaf, value]) => ({ path: leaf, before: value })),
    ...leaves(after, path).map(([leaf, value]) => ({ path: leaf, after: value })),
  ].reduce<BusinessChange[]>(joined, []);
}

function listChanges(before: unknown[], after: unknown[], path: string): BusinessChange[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  const count = Math.max(before.length, after.length) - start - end;
  return [...Array(count).keys()]
    .map((offset) => start + offset)
    .flatMap((index) =>
      changesBetween(
        index < before.length - end ? before[index] : undefined,
        index < after.length - end ? after[index] : undefined,
        within(path, String(index)),
      ),
    );
}

/** Both sides of one path are one change. */
function joined(changes: BusinessChange[], change: BusinessChange): BusinessChange[] {
  const other = changes.find(({ path }) => path === change.path);
  if (other) Object.assign(other, change);
  else changes.push(change);
  return changes;
}

const isSame = (one: unknown, other: unknown) => changesBetween(one, other).length === 0;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function leaves(value: unknown, path: string): [string, Leaf][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[path, value as Leaf]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, within(path, key)));
}

const within = (path: string, key: string) => (path ? `${path}.${key}` : key);
