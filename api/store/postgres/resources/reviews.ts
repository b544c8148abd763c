import { reviewContentKey } from '#domain/reviews/review-content.ts';
import type { Operations } from '../../operations.ts';
import type { ReviewStore } from '../../resources/reviews.ts';
import type { Records } from '../records.ts';

export function reviewStore({ reviews }: Records, operations: Operations): ReviewStore {
  return {
    reviews: operations.versioned(reviews),
    addNewReviews: (added) => operations.run(() => reviews.addNew(added, reviewContentKey)),
  };
}
