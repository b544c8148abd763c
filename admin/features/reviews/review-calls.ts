import type { Values } from '#admin/forms/drafts.ts';
import { callApi } from '#client/call-api.ts';
import type { ReviewEntry, ReviewImport, StoredReview } from '#domain/reviews/review.schema.ts';

/** Creates a review, or changes version `revision` of the review with an id. */
export function saveReview(values: Values, id?: string, revision?: number): Promise<StoredReview> {
  const { platform, rating, author, date, text } = values;
  const json = {
    ...{ platform, rating, author, date, text },
    verified: values['verified'] === 'on',
    ...(id && { hidden: values['hidden'] === 'on', revision }),
  };
  return id
    ? callApi('', `reviews/${id}`, { method: 'PUT', json })
    : callApi('', 'reviews', { method: 'POST', json });
}

/** Hides, shows, verifies or unverifies a review. */
export const changeReview = (
  review: StoredReview,
  change: { hidden?: boolean; verified?: boolean },
): Promise<StoredReview> =>
  saveReview(
    reviewValues({ ...review, ...change, hidden: (change.hidden ?? review.hidden) || undefined }),
    review.id,
    review.revision,
  );

export const deleteReview = ({ id, revision }: StoredReview): Promise<void> =>
  callApi('', `reviews/${id}?revision=${revision}`, { method: 'DELETE' });

export const importReviews = (reviews: readonly ReviewEntry[]): Promise<ReviewImport> =>
  callApi('', 'reviews/import', { method: 'POST', json: { reviews } });

/** The initial texts of the form. */
export function reviewValues(review: Partial<StoredReview>): Values {
  const { platform = '', rating = '', author = '', date = '', text = '' } = review;
  return {
    ...{ platform, rating: String(rating), author, date, text },
    ...(review.verified && { verified: 'on' }),
    ...(review.hidden && { hidden: 'on' }),
  };
}
