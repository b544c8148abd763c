import type { FieldError } from '#domain/validation/validate.ts';
import { validate } from '#domain/validation/validate.ts';
import { type ReviewEntry, reviewEntrySchema } from './review.schema.ts';
import { reviewPlatformKeys, reviewPlatforms } from './review-platforms.ts';

/** The columns of an import table, in the order of the template. */
export const reviewColumns = ['platform', 'rating', 'author', 'date', 'text', 'verified'] as const;

/** The cells of one row by column name. */
export type ReviewCells = Readonly<Record<string, string | undefined>>;

export interface ReviewRow {
  /** Row number as in a spreadsheet: the headings are row 1. */
  number: number;
  cells: ReviewCells;
  /** Undefined where the row has errors. */
  review: ReviewEntry | undefined;
  errors: readonly FieldError[];
}

/** Parses one row of an import and validates it like the review form. */
export function parseReviewRow(cells: ReviewCells, number: number): ReviewRow {
  const result = validate(reviewEntrySchema, {
    platform: platformOf(cells['platform'] ?? ''),
    rating: cells['rating'] ?? '',
    author: cells['author'] ?? '',
    date: dateOf(cells['date'] ?? ''),
    text: cells['text'] ?? '',
    verified: parseYesNo(cells['verified'] ?? ''),
  });
  return {
    number,
    cells,
    review: result.ok ? result.value : undefined,
    errors: result.ok ? [] : result.errors,
  };
}

/** The required columns that a table lacks. */
export const missingColumns = (columns: readonly string[]): string[] =>
  reviewColumns.filter((column) => column !== 'verified' && !columns.includes(column));

/** The column name of a heading: ` Platform ` gives `platform`. */
export const columnName = (heading: string): string => heading.trim().toLowerCase();

/** The key of a platform from its key or name: `Angie's List` gives `angies`. */
function platformOf(text: string): string {
  const name = normalized(text);
  return (
    reviewPlatformKeys.find(
      (key) => key === name || normalized(reviewPlatforms[key].name) === name,
    ) ?? name
  );
}

const normalized = (text: string) => text.trim().toLowerCase().replaceAll('’', "'");

/** A date as `yyyy-MM-dd`, also from the US notation of spreadsheets, `10/28/2026`. */
function dateOf(text: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  if (!month || !day) return text.trim();
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const answers: Readonly<Record<string, boolean>> = {
  '': false,
  no: false,
  n: false,
  false: false,
  '0': false,
  yes: true,
  y: true,
  true: true,
  '1': true,
};

const parseYesNo = (text: string): boolean | undefined => {
  const answer = text.trim().toLowerCase();
  return Object.hasOwn(answers, answer) ? answers[answer] : undefined;
};
