import type { FieldError } from '#domain/validation/validate.ts';
import { validate } from '#domain/validation/validate.ts';
import { type ReviewEntry, reviewEntrySchema } from './review.schema.ts';
import { reviewPlatformKeys, reviewPlatforms } from './review-platforms.ts';

/** The columns of a table of reviews, as the template has them. */
export const reviewColumns = ['platform', 'rating', 'author', 'date', 'text', 'verified'] as const;

/** One row of a table, by the name of its column. */
export type ReviewCells = Readonly<Record<string, string | undefined>>;

export interface ReviewRow {
  /** Of the table as a spreadsheet counts: the headings are row 1. */
  number: number;
  cells: ReviewCells;
  /** Undefined where the row has errors. */
  review: ReviewEntry | undefined;
  errors: readonly FieldError[];
}

/** What the row says of a review, checked as a form would be. */
export function reviewOfRow(cells: ReviewCells, number: number): ReviewRow {
  const result = validate(reviewEntrySchema, {
    platform: platformOf(cells['platform'] ?? ''),
    rating: cells['rating'] ?? '',
    author: cells['author'] ?? '',
    date: dateOf(cells['date'] ?? ''),
    text: cells['text'] ?? '',
    verified: yesOrNo(cells['verified'] ?? ''),
  });
  return {
    number,
    cells,
    review: result.ok ? result.value : undefined,
    errors: result.ok ? [] : result.errors,
  };
}

/** The columns that a table must have and does not. */
export const missingColumns = (columns: readonly string[]): string[] =>
  reviewColumns.filter((column) => column !== 'verified' && !columns.includes(column));

/** The heading of a column as people write it: ` Platform ` is `platform`. */
export const columnName = (heading: string): string => heading.trim().toLowerCase();

/** By key or by name: `Angie's List` is `angies`. */
function platformOf(text: string): string {
  const name = plain(text);
  return (
    reviewPlatformKeys.find((key) => key === name || plain(reviewPlatforms[key].name) === name) ??
    name
  );
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll('’', "'");

/** A day as `yyyy-MM-dd`, or as spreadsheet programs in the US rewrite it: `10/28/2026`. */
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

const yesOrNo = (text: string): boolean | undefined => {
  const answer = text.trim().toLowerCase();
  return Object.hasOwn(answers, answer) ? answers[answer] : undefined;
};
