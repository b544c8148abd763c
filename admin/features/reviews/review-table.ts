import { parse } from 'papaparse';
import { importLimit } from '#domain/reviews/review.schema.ts';
import {
  columnName,
  missingColumns,
  type ReviewCells,
  type ReviewRow,
  reviewOfRow,
} from '#domain/reviews/review-rows.ts';

export type ReviewTable =
  /** The whole text cannot be used, and why. */
  { problem: string; rows?: never } | { rows: readonly ReviewRow[]; problem?: never };

/** The rows of a table in CSV; its separator is found out. Rows without any text are left out. */
export function reviewTable(text: string): ReviewTable {
  const { data, meta, errors } = parse<ReviewCells>(text.trim(), {
    header: true,
    transformHeader: columnName,
    skipEmptyLines: false,
  });
  const missing = missingColumns(meta.fields ?? []);
  if (missing.length > 0) {
    return { problem: `The first row must name the columns. Missing: ${missing.join(', ')}.` };
  }
  const broken = new Map(errors.map(({ row, message }) => [row, message]));
  const rows = data
    .map((cells, index) => ({ cells, index }))
    .filter(({ cells }) => Object.values(cells).some((cell) => String(cell ?? '').trim() !== ''))
    .map(({ cells, index }) => readRow(cells, index, broken.get(index)));
  if (rows.length === 0) return { problem: 'There is no row below the headings.' };
  if (rows.length > importLimit) {
    return {
      problem: `At most ${importLimit} reviews at a time; this table has ${rows.length}. Please cut it into parts.`,
    };
  }
  return { rows };
}

function readRow(cells: ReviewCells, index: number, broken: string | undefined): ReviewRow {
  const row = reviewOfRow(cells, index + 2);
  // Of a row with a quote or a cell too many nobody knows what is in which column.
  return broken === undefined
    ? row
    : { ...row, review: undefined, errors: [{ path: 'row', message: broken }] };
}
