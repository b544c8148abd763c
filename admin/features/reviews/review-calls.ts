import type { Values } from '#admin/edits/drafts.ts';
import type { KeptReview, ReviewEntry, ReviewImport } from '#domain/reviews/review.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';

/** Without an id a new review, else a change of version `revision`. */
export function saveReview(values: Values, id?: string, revision?: number): Promise<KeptReview> {
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

/** The same review, hidden or shown, verified or not. */
export const changeReview = (
  review: KeptReview,
  change: { hidden?: boolean; verified?: boolean },
): Promise<KeptReview> =>
  saveReview(
    reviewValues({ ...review, ...change, hidden: (change.hidden ?? review.hidden) || undefined }),
    review.id,
    review.revision,
  );

export const deleteReview = ({ id, revision }: KeptReview): Promise<void> =>
  callApi('', `reviews/${id}?revision=${revision}`, { method: 'DELETE' });

export const importReviews = (reviews: readonly ReviewEntry[]): Promise<ReviewImport> =>
  callApi('', 'reviews/import', { method: 'POST', json: { reviews } });

/** What the form of a review starts with. */
export function reviewValues(review: Partial<KeptReview>): Values {
  const { platform = '', rating = '', author = '', date = '', text = '' } = review;
  return {
    ...{ platform, rating: String(rating), author, date, text },
    ...(review.verified && { verified: 'on' }),
    ...(review.hidden && { hidden: 'on' }),
  };
}
