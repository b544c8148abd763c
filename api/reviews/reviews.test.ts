import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest } from '#api/testing/api-test.ts';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import {
  type Review,
  type ReviewsResponse,
  reviewsResponseSchema,
} from '#domain/reviews/review.schema.ts';

const call = 'GET /api/reviews';

const review = (changes: Partial<Review>): Review => ({
  id: 'one',
  platform: 'google',
  rating: 5,
  author: 'Priya Raman',
  date: '2026-10-28',
  text: 'Clear and calm.',
  verified: true,
  ...changes,
});

/** A server with these reviews. */
async function apiWith(reviews: readonly object[]) {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, 'reviews.json'), JSON.stringify({ version: 1, records: reviews }));
  return apiForTest({ dataDir });
}

describe('GET /api/reviews', () => {
  it('has all samples of a new installation with their statistics', async () => {
    const api = await apiForTest();
    const answer = await api.send(call);
    expect(answer.status).toBe(200);
    const { reviews, stats } = reviewsResponseSchema.parse(answer.json);
    expect(reviews).toHaveLength(sampleReviews.length);
    expect(reviews.every(({ sample }) => sample)).toBe(true);
    expect(stats.averageRating).toBe(4.9);
    expect(stats.totalReviews).toBe(sampleReviews.length);
  });

  it('lists the newest first, with statistics by platform', async () => {
    const api = await apiWith([
      review({ id: 'old', rating: 3, date: '2025-01-31' }),
      review({ id: 'new', platform: 'yelp', date: '2026-11-01' }),
      review({ id: 'between', rating: 4, date: '2026-02-01', verified: false }),
    ]);
    const { reviews, stats } = (await api.send(call)).json as unknown as ReviewsResponse;
    expect(reviews.map(({ id }) => id)).toEqual(['new', 'between', 'old']);
    expect(reviews[1]).toEqual(
      review({ id: 'between', rating: 4, date: '2026-02-01', verified: false }),
    );
    expect(stats).toMatchObject({
      averageRating: 4,
      totalReviews: 3,
      platforms: {
        google: { rating: 3.5, count: 2 },
        yelp: { rating: 5, count: 1 },
        facebook: { rating: 0, count: 0 },
        angies: { rating: 0, count: 0 },
      },
    });
  });

  it('answers with zeros without reviews', async () => {
    const api = await apiWith([]);
    const answer = await api.send(call);
    expect(answer.json).toMatchObject({
      reviews: [],
      stats: { averageRating: 0, totalReviews: 0 },
    });
  });
});
