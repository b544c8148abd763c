import type { StoredReview } from '#domain/reviews/review.schema.ts';
import { reviewContentKey } from '#domain/reviews/review-content.ts';
import { kinds } from '../records/kinds.ts';
import type { RecordStore } from '../records/records.ts';

export interface ReviewStore {
  /** Adds the reviews whose platform, author, date and text no other one has; returns those. */
  addNewReviews(reviews: readonly StoredReview[]): Promise<readonly StoredReview[]>;
}

export const reviewStore = ({ reviews }: RecordStore): ReviewStore => ({
  addNewReviews: async (imported) => {
    const checked = imported.map(kinds.reviews.check);
    return reviews.change((stored) => {
      const known = new Set(stored.map(reviewContentKey));
      const added = checked.filter((review) => {
        const content = reviewContentKey(review);
        return !known.has(content) && known.add(content);
      });
      return { next: added.length > 0 ? [...stored, ...added] : stored, result: added };
    });
  },
});
