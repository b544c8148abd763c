import { profileReviews } from '#domain/content/business-profile.ts';
import { reviewsLabels } from '#domain/content/reviews-page.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { formatDate, fromUtc } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { Stars } from '#ui/stars.tsx';
import { useEnglish } from '#ui/use-english.ts';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { ALL_REVIEWS } from './all-reviews.ts';
import { reviewsPageWords } from './reviews-page.words.ts';

export function RecentReviews() {
  const reviews = useTexts(profileReviews);
  const texts = useTexts(reviewsLabels);
  const words = useWords(reviewsPageWords);
  const english = useEnglish();
  if (reviews.length === 0) return null;
  return (
    <div className="reviews-recent">
      <div className="reviews-recent-head">
        <h3>{texts.recent}</h3>
        <span className="reviews-badge">{words.shown(reviews.length)}</span>
      </div>
      <ul>
        {reviews.map(({ author_name, rating, relative_time_description, text, time }) => (
          <li key={author_name}>
            <p className="reviews-recent-by">
              <strong>{author_name}</strong>
              <ReviewTime seconds={time} relative={relative_time_description} />
            </p>
            <Stars rating={rating} />
            <blockquote lang={english}>{text}</blockquote>
          </li>
        ))}
      </ul>
      <a href={`#${ALL_REVIEWS}`}>{texts.all}</a>
    </div>
  );
}

/** `relative` is the maps service's wording, which is English; other languages have the date. */
function ReviewTime({ seconds, relative }: { seconds: number; relative: string }) {
  const { locale } = useBusiness();
  const date = fromUtc(new Date(seconds * 1000));
  return (
    <time dateTime={date}>
      {locale === defaultLocale ? relative : formatDate(date, 'short', locale)}
    </time>
  );
}
