import { type Row, verdictOf } from '../table.ts';

/** What stands under one heading of RESULTS.md. */
export interface Section {
  title: string;
  /** The command that makes it anew. */
  command: string;
  /** Of the table; the last column holds `met`, `MISSED` or nothing. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  missed: readonly Missed[];
}

export interface Missed {
  what: string;
  /** What the run itself found, a line each. */
  found: readonly string[];
}

export function sectionOf(title: string, command: string, rows: readonly Row[]): Section {
  return {
    title,
    command,
    columns: ['', 'ours', 'reference, same run', 'target', ''],
    rows: rows.map((row) => [row.measure, row.ours, row.reference, row.target, verdictOf(row)]),
    missed: rows
      .filter(({ met }) => met === false)
      .map(({ measure, reasons = [] }) => ({ what: measure, found: reasons })),
  };
}
