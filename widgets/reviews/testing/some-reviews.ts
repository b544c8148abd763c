import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import type { Review, ReviewsResponse } from '#domain/reviews/review.schema.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';

export const review = (changes: Partial<Review> = {}): Review => ({
  id: 'one',
  platform: 'google',
  rating: 5,
  author: 'Priya Raman',
  date: '2026-10-08',
  text: 'Clear and calm.',
  verified: true,
  ...changes,
});

/** `count` reviews on Google, numbered from 1. */
export const many = (count: number): Review[] =>
  Array.from({ length: count }, (_, at) => review({ id: `${at + 1}`, author: `Client ${at + 1}` }));

/** The API's answer if these are all reviews. */
export const answerWith = (reviews: Review[]): ReviewsResponse => ({
  reviews,
  stats: reviewStats(reviews, defaultBusiness),
});
