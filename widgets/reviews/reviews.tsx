import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useBusiness } from '#ui/business.tsx';
import { LicenseLine } from '#ui/license-line.tsx';
import { useWords } from '#ui/words.ts';
import { createReviewsStore, loadReviews } from './reviews.store.ts';
import type { ReviewsWidgetProps } from './reviews.types.ts';
import { ReviewsWall } from './reviews-wall.tsx';
import { reviewsWidgetWords } from './reviews-widget.words.ts';

/** The section 'Reviews From All Platforms' (spec §2 `/reviews`). */
export function ReviewsWidget({ store: given, reviews, apiBase = '' }: ReviewsWidgetProps) {
  const words = useWords(reviewsWidgetWords);
  const [store] = useState(() => given ?? createReviewsStore());
  const fetched = useStore(store, (state) => state.list);
  const list = reviews ?? fetched;
  const mustFetch = reviews === undefined;

  useEffect(() => {
    if (mustFetch) void loadReviews(store, apiBase);
  }, [store, mustFetch, apiBase]);

  const isEmpty = typeof list === 'object' && list.reviews.length === 0;

  return (
    <section
      className="ui-card reviews"
      part="card"
      aria-label={words.name}
      data-empty={isEmpty ? '' : undefined}
    >
      <h2 className="ui-title ui-heading" part="title">
        {words.title}
      </h2>
      {list === 'loading' ? (
        <ReviewsSkeleton />
      ) : list === 'failed' ? (
        <ReviewsUnavailable />
      ) : (
        <ReviewsWall store={store} {...list} />
      )}
      <LicenseLine />
    </section>
  );
}

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const ReviewsSkeleton = () => (
  <div className="reviews-loading" aria-busy="true">
    <p className="ui-visually-hidden" role="status">
      {useWords(reviewsWidgetWords).loading}
    </p>
    <div className="reviews-figures ui-skeleton" />
    <div className="reviews-filter ui-skeleton" />
    <div className="reviews-grid">
      {CARDS.map((card) => (
        <div key={card} className="ui-skeleton" />
      ))}
    </div>
  </div>
);

function ReviewsUnavailable() {
  const { name, phone } = useBusiness();
  const words = useWords(reviewsWidgetWords);
  return (
    <p className="reviews-unavailable">
      <span>{`${words.unavailable(name)} `}</span>
      <a className="ui-link" href={phone.href}>
        {phone.display}
      </a>
      .
    </p>
  );
}
