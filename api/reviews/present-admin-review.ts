import type { EveryField } from '#domain/records/every-field.ts';
import type { StoredReview } from '#domain/reviews/review.schema.ts';

/** A review for the owner. */
export const presentAdminReview = (review: StoredReview): EveryField<StoredReview> => ({
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
