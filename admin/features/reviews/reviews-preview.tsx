import useSWR from 'swr';
import { callApi } from '#client/call-api.ts';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';
import { ReviewsWidget } from '#widgets/reviews/reviews.tsx';
import { shownReviewsPath } from './shown-reviews-path.ts';
import '#widgets/reviews/reviews.css';
import '#widgets/reviews/reviews-wall.css';
import '#widgets/reviews/review-card.css';

/** The reviews as visitors see them, on the site and on partners' pages. */
export function ReviewsPreview() {
  const { data, error } = useSWR<ReviewsResponse, unknown>(shownReviewsPath, (path: string) =>
    callApi<ReviewsResponse>('', path),
  );
  return (
    <div className="ui-host">
      <ReviewsWidget reviews={data ?? (error ? 'failed' : 'loading')} />
    </div>
  );
}
