export interface Row {
  measure: string;
  ours: string;
  reference: string;
  target: string;
  /** Undefined where nothing is promised. */
  met?: boolean;
  /** What makes up `ours`; printed where it misses the target. */
  reasons?: readonly string[];
}

/** The median, so that one disturbed round decides nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export const thousands = (value: number) => Math.round(value).toLocaleString('en-US');

export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  printColumns([
    ['', 'ours', 'reference, same run', 'target', ''],
    ...rows.map(({ measure, ours, reference, target, met }) => [
      measure,
      ours,
      reference,
      target,
      met === undefined ? '' : met ? 'met' : 'MISSED',
    ]),
  ]);
  for (const { measure, met, reasons = [] } of rows) {
    if (met === false && reasons.length > 0) {
      console.log([`\n  ${measure}:`, ...reasons].join('\n    '));
    }
  }
}

/** Each column as wide as its widest cell. */
export function printColumns(rows: readonly string[][]): void {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  ')}`);
  }
}
