import type { BusinessFile } from './business-file.schema.ts';

/** A field that an import would change; a value is undefined where one side has no such field. */
export interface BusinessChange {
  /** Such as "profile.claims.rating". */
  path: string;
  before?: string | number | boolean | null;
  after?: string | number | boolean | null;
}

type Leaf = NonNullable<BusinessChange['before']> | null;

/** Every field in which two businesses differ, in the order of the file. */
export function businessChanges(before: BusinessFile, after: BusinessFile): BusinessChange[] {
  const [old, next] = [new Map(leaves(before, '')), new Map(leaves(after, ''))];
  const paths = new Set([...old.keys(), ...next.keys()]);
  return [...paths]
    .filter((path) => old.get(path) !== next.get(path))
    .map((path) => ({
      path,
      ...(old.has(path) && { before: old.get(path) as Leaf }),
      ...(next.has(path) && { after: next.get(path) as Leaf }),
    }));
}

function leaves(value: unknown, path: string): [string, Leaf][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[path, value as Leaf]];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, path ? `${path}.${key}` : key),
  );
}
