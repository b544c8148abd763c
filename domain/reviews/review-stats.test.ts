import { describe, expect, it, test } from 'vitest';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { averageRating, newestFirst, reviewStats } from './review-stats.ts';

const noLinks = { links: { reviews: {} } };

const rated = (...ratings: number[]) => ratings.map((rating) => ({ rating }));

test.each([
  [[], 0],
  [[3], 3],
  [[5, 4], 4.5],
  [[4, 4, 5], 4.3],
  // 4.85 and 4.95: halves are rounded up, although binary fractions are inexact.
  [[...Array(17).fill(5), ...Array(3).fill(4)], 4.9],
  [[...Array(19).fill(5), 4], 5],
])('averages %j to %d', (ratings, average) => {
  expect(averageRating(rated(...ratings))).toBe(average);
});

describe('the figures of some reviews', () => {
  it('are counted by platform, with the address of those where the business has a profile', () => {
    const stats = reviewStats(
      [
        { platform: 'google', rating: 5 },
        { platform: 'google', rating: 4 },
        { platform: 'angies', rating: 2 },
      ],
      { links: { reviews: { google: 'https://google.example/me' } } },
    );
    expect(stats).toEqual({
      averageRating: 3.7,
      totalReviews: 3,
      platforms: {
        google: { rating: 4.5, count: 2, url: 'https://google.example/me' },
        yelp: { rating: 0, count: 0 },
        facebook: { rating: 0, count: 0 },
        angies: { rating: 2, count: 1 },
      },
    });
  });

  it('are zero where there are none', () => {
    expect(reviewStats([], noLinks)).toMatchObject({ averageRating: 0, totalReviews: 0 });
  });

  it('of the samples are those that the site claims', () => {
    expect(reviewStats(sampleReviews, noLinks).averageRating).toBe(4.9);
  });
});

it('puts the newest review first and leaves the given list alone', () => {
  const given = [
    { id: 'old', date: '2025-12-31' },
    { id: 'new', date: '2026-10-01' },
    { id: 'as new', date: '2026-10-01' },
    { id: 'between', date: '2026-09-30' },
  ];
  expect(newestFirst(given).map((review) => review.id)).toEqual([
    'new',
    'as new',
    'between',
    'old',
  ]);
  expect(given[0]?.id).toBe('old');
});
