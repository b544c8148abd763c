import { describe, expect, it, test } from 'vitest';
import { columnName, missingColumns, parseReviewRow } from './review-rows.ts';

const cells = {
  platform: 'google',
  rating: '5',
  author: 'Priya Raman',
  date: '2026-10-28',
  text: 'Clear and calm.',
  verified: 'yes',
};
const row = (changes: Record<string, string | undefined> = {}) =>
  parseReviewRow({ ...cells, ...changes }, 2);

it('is parsed like the review form', () => {
  expect(row()).toEqual({
    number: 2,
    cells,
    review: { ...cells, rating: 5, verified: true },
    errors: [],
  });
});

test.each([
  ['platform', 'GOOGLE', 'google'],
  ['platform', ' Yelp ', 'yelp'],
  ['platform', "Angie's List", 'angies'],
  ['platform', 'Angie’s list', 'angies'],
  ['rating', ' 1 ', 1],
  ['date', '10/28/2026', '2026-10-28'],
  ['date', '1/2/2026', '2026-01-02'],
  ['author', ' Ada ', 'Ada'],
  ['verified', '1', true],
  ['verified', 'TRUE', true],
  ['verified', '', false],
  ['verified', undefined, false],
  ['verified', 'No', false],
])('reads the %s %j as %j', (column, cell, value) => {
  expect(row({ [column]: cell }).review).toMatchObject({ [column]: value });
});

test.each([
  ['platform', 'myspace', 'Choose one of the platforms: google, yelp, facebook, angies'],
  ['rating', '6', 'Choose 1 to 5 stars'],
  ['rating', '4.5', 'Choose 1 to 5 stars'],
  ['rating', '', 'Choose 1 to 5 stars'],
  ['author', ' ', 'A review needs its author'],
  ['date', '28.10.2026', 'Please choose a date'],
  ['date', '2/30/2026', 'This day does not exist'],
  ['date', '13/1/2026', 'This day does not exist'],
  ['text', undefined, 'A review needs its text'],
  ['verified', 'perhaps', 'Say yes or no'],
  ['verified', 'constructor', 'Say yes or no'],
])('refuses the %s %j', (column, cell, message) => {
  const { review, errors } = row({ [column]: cell });
  expect(review).toBeUndefined();
  expect(errors).toMatchObject([{ path: column, message }]);
});

it('reports every issue of a row', () => {
  expect(row({ rating: '', author: '' }).errors.map(({ path }) => path)).toEqual([
    'rating',
    'author',
  ]);
});

describe('the headings of a table', () => {
  it('are trimmed and case-insensitive', () => {
    expect([' Platform', 'RATING'].map(columnName)).toEqual(['platform', 'rating']);
  });

  it('are required, except verified', () => {
    expect(missingColumns(['author', 'date', 'platform', 'stars'])).toEqual(['rating', 'text']);
    expect(missingColumns(['platform', 'rating', 'author', 'date', 'text'])).toEqual([]);
  });
});
