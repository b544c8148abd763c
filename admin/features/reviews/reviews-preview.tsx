import { useAnswer } from '#admin/use-answer.ts';
import { ReviewsWidget } from '#widgets/reviews/reviews.tsx';
import '#widgets/reviews/reviews.css';
import '#widgets/reviews/reviews-wall.css';
import '#widgets/reviews/review-card.css';

/** The reviews as visitors see them, on the site and on partners' pages. */
export function ReviewsPreview() {
  const { data, error } = useAnswer('GET /api/reviews');
  return (
    <div className="ui-host">
      <ReviewsWidget reviews={data ?? (error ? 'failed' : 'loading')} />
    </div>
  );
}
