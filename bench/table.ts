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

/** How much work a measurement takes. */
export interface Effort {
  /** Of each measure, the median counts. */
  rounds: number;
  /** Of load in each round. */
  seconds: number;
}

/** The median, so that one disturbed round decides nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export const thousands = (value: number) => Math.round(value).toLocaleString('en-US');

export const verdictOf = ({ met }: Pick<Row, 'met'>) =>
  met === undefined ? '' : met ? 'met' : 'MISSED';

export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  printColumns([
    ['', 'ours', 'reference, same run', 'target', ''],
    ...rows.map((row) => [row.measure, row.ours, row.reference, row.target, verdictOf(row)]),
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
