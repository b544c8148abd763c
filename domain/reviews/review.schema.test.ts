import { describe, expect, it, test } from 'vitest';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { type Review, reviewSchema } from './review.schema.ts';
import { reviewPlatformKeys } from './review-platforms.ts';
import { isTruncated } from './truncated.ts';

const review: Review = {
  id: 'google-1',
  platform: 'google',
  rating: 5,
  author: 'Priya Raman',
  date: '2026-10-28',
  text: 'Clear and calm.',
  verified: true,
};
const accepts = (changes: object) => reviewSchema.safeParse({ ...review, ...changes }).success;

test.each([
  ['each whole star', { rating: 1 }, true],
  ['no star', { rating: 0 }, false],
  ['six stars', { rating: 6 }, false],
  ['half a star', { rating: 4.5 }, false],
  ["Angie's List", { platform: 'angies' }, true],
  ['another platform', { platform: 'myspace' }, false],
  ['another date format', { date: '10/28/2026' }, false],
  ['a day that does not exist', { date: '2026-02-30' }, false],
  ['no author', { author: ' ' }, false],
  ['no text', { text: '' }, false],
  ['a sample', { sample: true }, true],
  ['a false sample flag', { sample: false }, false],
])('validates %s', (_what, changes, taken) => {
  expect(accepts(changes)).toBe(taken);
});

describe('the sample reviews', () => {
  it('are valid, marked as samples and have unique ids', () => {
    for (const sample of sampleReviews) expect(reviewSchema.parse(sample)).toEqual(sample);
    expect(sampleReviews.every(({ sample }) => sample)).toBe(true);
    expect(new Set(sampleReviews.map(({ id }) => id)).size).toBe(sampleReviews.length);
  });

  it('cover every state of a card on every platform', () => {
    for (const platform of reviewPlatformKeys) {
      const own = sampleReviews.filter((sample) => sample.platform === platform);
      expect(own.some(({ text }) => isTruncated(text))).toBe(true);
      expect(own.some(({ text }) => !isTruncated(text))).toBe(true);
      expect(own.some(({ verified }) => verified)).toBe(true);
      expect(own.some(({ verified }) => !verified)).toBe(true);
    }
  });
});
