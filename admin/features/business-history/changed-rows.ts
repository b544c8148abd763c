import type { BusinessChange } from '#domain/business/business-changes.ts';

interface ChangedRow {
  label: string;
  before: string;
  after: string;
}

/** Changes as rows of text; those with one label, such as name and coordinates of a city, are one row. */
export function changedRows(
  changes: readonly BusinessChange[],
  labelOf: (path: string) => string,
): ChangedRow[] {
  const byLabel = Map.groupBy(changes, ({ path }) => labelOf(path));
  return [...byLabel].map(([label, group]) => ({
    label,
    before: textOf(group.map(({ before }) => before)),
    after: textOf(group.map(({ after }) => after)),
  }));
}

const textOf = (values: readonly BusinessChange['before'][]): string =>
  values
    .map((value) => (value === true ? 'Yes' : value === false ? 'No' : String(value ?? '')))
    .filter(Boolean)
    .join(', ');
