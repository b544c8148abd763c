import { describe, expect, it, test } from 'vitest';
import { importLimit } from '#domain/reviews/review.schema.ts';
import { reviewTable } from './review-table.ts';

const headings = 'platform,rating,author,date,text,verified';
const right = 'google,5,Ida,2026-10-28,Fine.,yes';

const rowsOf = (text: string) => reviewTable(text).rows ?? [];
const numbersOf = (text: string) => rowsOf(text).map(({ number }) => number);

describe('a table of reviews', () => {
  it('is read row by row, each with its number in the spreadsheet', () => {
    const [first, second] = rowsOf(`${headings}\n${right}\ngoogle,9,Tom,2026-10-28,Odd.,no\n`);
    expect(first).toMatchObject({ number: 2, review: { author: 'Ida', rating: 5 } });
    expect(second).toMatchObject({
      number: 3,
      review: undefined,
      errors: [{ path: 'rating', message: 'Choose 1 to 5 stars' }],
    });
  });

  it('counts empty rows and leaves them out', () => {
    expect(numbersOf(`${headings}\n\n${right}\n,,,,,\n   \n${right}\n\n`)).toEqual([3, 6]);
  });

  it('may have commas, quotes and line breaks in its cells', () => {
    const [row] = rowsOf(`${headings}\ngoogle,5,"Roe, Ida",2026-10-28,"So ""calm""\nand clear.",`);
    expect(row?.review).toMatchObject({ author: 'Roe, Ida', text: 'So "calm"\nand clear.' });
  });

  test.each([
    ['tabs', '\t'],
    ['semicolons', ';'],
  ])('may be separated by %s', (_what, separator) => {
    const [row] = rowsOf(`${headings}\n${right}`.replaceAll(',', separator));
    expect(row?.review?.author).toBe('Ida');
  });

  it('may begin with a byte order mark, and have its columns in any order and case', () => {
    const [row] = rowsOf(
      '\uFEFFText,Date,AUTHOR, Rating ,Platform,Note\r\nFine.,2026-10-28,Ida,5,yelp,x\r\n',
    );
    expect(row?.review).toMatchObject({ platform: 'yelp', rating: 5, verified: false });
  });

  it('refuses rows whose cells do not match the columns', () => {
    const rows = rowsOf(`${headings}\n${right},and one more\ngoogle,5,Ida\n${right}`);
    expect(rows.map(({ review }) => Boolean(review))).toEqual([false, false, true]);
    expect(rows.slice(0, 2).map(({ errors }) => errors[0]?.path)).toEqual(['row', 'row']);
  });
});

describe('a text that is not a table of reviews', () => {
  test.each([
    ['nothing', '', /Missing: platform, rating, author, date, text/],
    ['other columns', 'a,b\n1,2', /Missing: platform/],
    ['no headings', right, /The first row must name the columns/],
    ['headings alone', headings, /no rows below the headings/],
    ['too many rows', `${headings}\n${`${right}\n`.repeat(importLimit + 1)}`, /has 501/],
  ])('is refused: %s', (_what, text, problem) => {
    expect(reviewTable(text).problem).toMatch(problem);
  });

  it('accepts 500 rows', () => {
    expect(rowsOf(`${headings}\n${`${right}\n`.repeat(importLimit)}`)).toHaveLength(500);
  });
});
