import { profileReviews } from '#domain/content/business-profile.ts';
import { reviewsLabels } from '#domain/content/reviews-page.ts';
import { Stars } from '#ui/stars.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { ALL_REVIEWS } from './all-reviews.ts';

export function RecentReviews() {
  const reviews = useTexts(profileReviews);
  const texts = useTexts(reviewsLabels);
  if (reviews.length === 0) return null;
  return (
    <div className="reviews-recent">
      <div className="reviews-recent-head">
        <h3>{texts.recent}</h3>
        <span className="reviews-badge">{reviews.length} shown</span>
      </div>
      <ul>
        {reviews.map(({ author_name, rating, relative_time_description, text, time }) => (
          <li key={author_name}>
            <p className="reviews-recent-by">
              <strong>{author_name}</strong>
              <time dateTime={new Date(time * 1000).toISOString().slice(0, 10)}>
                {relative_time_description}
              </time>
            </p>
            <Stars rating={rating} />
            <blockquote>{text}</blockquote>
          </li>
        ))}
      </ul>
      <a href={`#${ALL_REVIEWS}`}>{texts.all}</a>
    </div>
  );
}
