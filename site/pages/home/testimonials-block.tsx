import { rating as published } from '#domain/business/published-figures.ts';
import { type Testimonial, testimonials } from '#domain/content/testimonials.ts';
import { averageRating } from '#domain/reviews/review-stats.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { Carousel } from '#site/parts/carousel/carousel.tsx';
import { Section } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { Stars } from '#ui/stars.tsx';
import './testimonials-block.css';

const cards = testimonials.map((testimonial) => ({
  id: testimonial.id,
  content: <TestimonialCard testimonial={testimonial} />,
}));

export function TestimonialsBlock() {
  const rating = averageRating(testimonials);
  return (
    <Section tone="soft" labelledBy="testimonials" className="home-testimonials">
      <div className="home-testimonials-head">
        <div>
          <h2 id="testimonials">In our clients' words</h2>
          <p className="home-testimonials-rating">
            <Stars rating={rating} />
            <span>
              {rating.toFixed(1)} from {testimonials.length} reviews, of these clients;{' '}
              {published.shown} on all platforms
            </span>
          </p>
        </div>
        <SiteLink href="/reviews" className="ui-button">
          Read all reviews
        </SiteLink>
      </div>
      <Carousel label="Testimonials" cards={cards} />
    </Section>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, rating, text, service, date } = testimonial;
  return (
    <figure className="home-testimonial">
      <Stars rating={rating} />
      <blockquote>{text}</blockquote>
      <figcaption>
        <strong>
          {name}, {location}
        </strong>
        <span>
          {service} · <time dateTime={date}>{formatDate(date, 'short')}</time>
        </span>
      </figcaption>
    </figure>
  );
}
