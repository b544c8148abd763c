import type { StoredReview } from '#domain/reviews/review.schema.ts';
import { kinds } from '../records/kinds.ts';
import type { RecordStore } from '../records/records.ts';

export interface ReviewStore {
  /** Adds the reviews whose platform, author, date and text no other one has; returns those. */
  addNewReviews(reviews: readonly StoredReview[]): Promise<readonly StoredReview[]>;
}

const contentOf = ({ platform, author, date, text }: StoredReview): string =>
  JSON.stringify([platform, author, date, text]);

export const reviewStore = ({ reviews }: RecordStore): ReviewStore => ({
  addNewReviews: async (imported) => {
    const checked = imported.map(kinds.reviews.check);
    return reviews.change((stored) => {
      const known = new Set(stored.map(contentOf));
      const added = checked.filter((review) => {
        const content = contentOf(review);
        return !known.has(content) && known.add(content);
      });
      return { next: added.length > 0 ? [...stored, ...added] : stored, result: added };
    });
  },
});
