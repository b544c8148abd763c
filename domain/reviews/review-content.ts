import type { Review } from './review.schema.ts';

/** A key that two reviews share if platform, author, date and text are equal. */
export const reviewContentKey = ({ platform, author, date, text }: Omit<Review, 'id'>): string =>
  JSON.stringify([platform, author, date, text]);
