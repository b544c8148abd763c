import type { Review } from './review.schema.ts';

/** The same for two reviews that say the same: platform, author, day and text. */
export const reviewContent = ({ platform, author, date, text }: Omit<Review, 'id'>): string =>
  JSON.stringify([platform, author, date, text]);
