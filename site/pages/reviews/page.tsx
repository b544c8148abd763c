import { useEffect } from 'react';
import {
  reasonsFromReviews,
  reviewsClosing,
  reviewsHero,
  reviewsMeta,
} from '#domain/content/reviews-page.ts';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';
import { reviewsKey } from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';
import { HeroDrawing } from '#site/illustrations/drawing.tsx';
import type { Page } from '#site/page.ts';
import { QuoteLink, ScheduleLink } from '#site/parts/actions.tsx';
import { Cards } from '#site/parts/cards.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { ReviewsWidget } from '#widgets/reviews/reviews.tsx';
import { ALL_REVIEWS } from './all-reviews.ts';
import { BusinessProfileCard } from './business-profile-card.tsx';
import { SummaryTiles } from './summary-tiles.tsx';
import '#widgets/reviews/reviews.css';
import '#widgets/reviews/reviews-wall.css';
import '#widgets/reviews/review-card.css';
import './reviews-page.css';

export const page: Page = {
  Component: ReviewsPage,
  meta: reviewsMeta,
  data: [reviewsKey],
  shareDrawing: 'reviews',
};

function ReviewsPage() {
  const reasons = useTexts(reasonsFromReviews);
  const { data, error } = useSiteData<ReviewsResponse>(reviewsKey);
  // A failed fetch of reviews is only logged (spec §8).
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return (
    <>
      <PageHero texts={reviewsHero} art={<HeroDrawing name="reviews" />} look="limestone" />
      <SummaryTiles />
      <Section tone="soft" labelledBy="profile">
        <BusinessProfileCard />
      </Section>
      <Section>
        <div id={ALL_REVIEWS}>
          <WidgetFrame>
            <ReviewsWidget reviews={data ?? (error ? 'failed' : 'loading')} />
          </WidgetFrame>
        </div>
      </Section>
      <Section tone="limestone" labelledBy="why" title={reasons.title}>
        <SectionHeading id="why" title={reasons.title} />
        <Cards cards={reasons.cards} columns={3} />
      </Section>
      <ClosingCall texts={reviewsClosing}>
        <QuoteLink />
        <ScheduleLink isPlain />
      </ClosingCall>
    </>
  );
}
