import type { StoredReview } from '#domain/reviews/review.schema.ts';
import type { VersionedRecords } from '../versioned-records.ts';

export interface ReviewStore {
  readonly reviews: VersionedRecords<StoredReview>;
  /** Adds the reviews whose platform, author, date and text no other one has; returns those. */
  addNewReviews(reviews: readonly StoredReview[]): Promise<readonly StoredReview[]>;
}
