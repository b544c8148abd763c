import type { KeptReview } from '#domain/reviews/review.schema.ts';

/** What the owner sees of a review: hidden ones too. */
export const presentOwnReview = (review: KeptReview): KeptReview => ({
  id: review.id,
  revision: review.revision,
  platform: review.platform,
  rating: review.rating,
  author: review.author,
  date: review.date,
  text: review.text,
  verified: review.verified,
  hidden: review.hidden,
  sample: review.sample,
});
