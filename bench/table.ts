/** One line of a table: our figure, its reference of the same run, and the target. */
export interface Row {
  measure: string;
  ours: string;
  reference?: string;
  target?: string;
  /** Undefined where there is no target. */
  met?: boolean;
  /** What explains `ours`; shown where the target is missed. */
  reasons?: readonly string[];
}

export interface Table {
  /** Its heading in RESULTS.md. */
  title: string;
  /** The command that makes it. */
  command: string;
  rows: readonly Row[];
}

/** How much work a measurement takes. */
export interface Effort {
  /** Of each measure; the median counts. */
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

export const atMost = (limit: number, figure: number) => ({
  target: `at most ${limit.toLocaleString('en-US')}`,
  met: figure <= limit,
});

export const atLeast = (limit: number, figure: number) => ({
  target: `at least ${limit}`,
  met: figure >= limit,
});

const MOST_FAULTS = 10;

/** A row whose target is that there is no fault. */
export const faultRow = (measure: string, found: string, faults: readonly string[]): Row => ({
  measure,
  ours: `${found}, ${faults.length} faults`,
  target: 'no fault',
  met: faults.length === 0,
  reasons: [...new Set(faults)].slice(0, MOST_FAULTS),
});

export const columns = ['', 'ours', 'reference, same run', 'target', ''];

export const cellsOf = ({ measure, ours, reference = '', target = '', met }: Row): string[] => [
  measure,
  ours,
  reference,
  target,
  met === undefined ? '' : met ? 'met' : 'MISSED',
];

export function printTable({ title, rows }: Table): void {
  const lines = [columns, ...rows.map(cellsOf)];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const line of lines) {
    console.log(`  ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`);
  }
  for (const { measure, met, reasons = [] } of rows) {
    if (met === false && reasons.length > 0) {
      console.log([`\n  ${measure}:`, ...reasons].join('\n    '));
    }
  }
}
