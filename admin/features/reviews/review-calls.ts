import type { Values } from '#admin/forms/drafts.ts';
import { send } from '#client/send.ts';
import type { StoredReview } from '#domain/reviews/review.schema.ts';

/** Creates a review, or changes version `revision` of the review with an id. */
export function saveReview(values: Values, id?: string, revision?: number): Promise<StoredReview> {
  const { platform, rating, author, date, text } = values;
  const json = {
    ...{ platform, rating, author, date, text },
    verified: values['verified'] === 'on',
  };
  const hidden = values['hidden'] === 'on';
  return id
    ? send('PUT /api/reviews/:id', { params: { id }, json: { ...json, hidden, revision } })
    : send('POST /api/reviews', { json });
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

export const deleteReview = ({ id, revision }: StoredReview) =>
  send('DELETE /api/reviews/:id', { params: { id }, query: { revision } });

/** The initial texts of the form. */
export function reviewValues(review: Partial<StoredReview>): Values {
  const { platform = '', rating = '', author = '', date = '', text = '' } = review;
  return {
    ...{ platform, rating: String(rating), author, date, text },
    ...(review.verified && { verified: 'on' }),
    ...(review.hidden && { hidden: 'on' }),
  };
}
