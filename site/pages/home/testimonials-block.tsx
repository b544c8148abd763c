import { useMemo } from 'react';
import { testimonialsHeading, testimonialsLabels } from '#domain/content/home.ts';
import { type Testimonial, testimonials } from '#domain/content/testimonials.ts';
import { averageRating } from '#domain/reviews/review-stats.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { Carousel } from '#site/parts/carousel/carousel.tsx';
import { Section } from '#site/parts/section.tsx';
import { withValues } from '#site/parts/with-values.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { Stars } from '#ui/stars.tsx';
import { useEnglish } from '#ui/use-english.ts';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { homePageWords } from './home-page.words.ts';
import './testimonials-block.css';

export function TestimonialsBlock() {
  const texts = useTexts(testimonialsHeading);
  const labels = useTexts(testimonialsLabels);
  const shown = useTexts(testimonials);
  const words = useWords(homePageWords);
  const cards = useMemo(
    () =>
      shown.map((testimonial) => ({
        id: testimonial.id,
        content: <TestimonialCard testimonial={testimonial} />,
      })),
    [shown],
  );
  if (shown.length === 0 || !texts.title) return null;
  const rating = averageRating(shown);
  const average = shown.length === 1 ? labels.averageOfOne : labels.average;
  return (
    <Section tone="soft" labelledBy="testimonials" className="home-testimonials">
      <div className="home-testimonials-head">
        <div>
          <h2 id="testimonials">{texts.title}</h2>
          <p className="home-testimonials-rating">
            <Stars rating={rating} />
            <span>
              <span>
                {withValues(average, { rating: rating.toFixed(1), count: String(shown.length) })}
              </span>
              <span>{texts.published ? `; ${texts.published}` : ''}</span>
            </span>
          </p>
        </div>
        <SiteLink href="/reviews" className="ui-button">
          {labels.all}
        </SiteLink>
      </div>
      <Carousel label={words.testimonials} cards={cards} />
    </Section>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, rating, text, service, date } = testimonial;
  const { locale } = useBusiness();
  const english = useEnglish();
  return (
    <figure className="home-testimonial">
      <Stars rating={rating} />
      <blockquote lang={english}>{text}</blockquote>
      <figcaption>
        <strong lang={english}>{`${name}, ${location}`}</strong>
        <span>
          <span lang={english}>{service}</span> ·{' '}
          <time dateTime={date}>{formatDate(date, 'short', locale)}</time>
        </span>
      </figcaption>
    </figure>
  );
}
