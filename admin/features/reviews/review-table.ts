import { parse } from 'papaparse';
import { importLimit } from '#domain/reviews/review.schema.ts';
import {
  columnName,
  missingColumns,
  parseReviewRow,
  type ReviewCells,
  type ReviewRow,
} from '#domain/reviews/review-rows.ts';

export type ReviewTable =
  /** Why the whole table is refused. */
  { problem: string; rows?: never } | { rows: readonly ReviewRow[]; problem?: never };

/** Parses CSV with any common separator. Empty rows are skipped. */
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
  if (rows.length === 0) return { problem: 'There are no rows below the headings.' };
  if (rows.length > importLimit) {
    return {
      problem: `At most ${importLimit} reviews at a time; this table has ${rows.length}. Please split it.`,
    };
  }
  return { rows };
}

function readRow(cells: ReviewCells, index: number, broken: string | undefined): ReviewRow {
  const row = parseReviewRow(cells, index + 2);
  // After a stray quote or an extra cell, the columns of a row are unknown.
  return broken === undefined
    ? row
    : { ...row, review: undefined, errors: [{ path: 'row', message: broken }] };
}
