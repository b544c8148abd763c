import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';
import { reviewPlatforms } from '#domain/reviews/review-platforms.ts';
import { useSteps } from '#widgets/core/use-steps.ts';
import { NEAR, whenNear } from '#widgets/core/when-near.ts';
import { countOf } from './count-of.ts';
import { PlatformFigures } from './platform-figures.tsx';
import { PlatformFilter } from './platform-filter.tsx';
import { ReviewCard } from './review-card.tsx';
import type { ReviewsStore } from './reviews.store.ts';

/** Cards shown first, and more at each asking. Narrower places show fewer of the first ones. */
const STEP = 9;
const FEWEST = 4;

/**
 * What is drawn in which step, where the drawing goes in steps; then comes a card in each, once they
 * are near.
 */
const FIGURES = 1;
const PLATFORMS = 2;
const FILTER = 3;
const LAST = FILTER + STEP;

interface ReviewsWallProps extends ReviewsResponse {
  store: ReviewsStore;
  stepwise: boolean;
}

export function ReviewsWall({ store, reviews, stats, stepwise }: ReviewsWallProps) {
  const { platform, steps, opened } = useStore(store);
  const [near, setNear] = useState(!stepwise);
  const step = useSteps(near ? LAST : FILTER, { begin: stepwise ? 0 : LAST, seen: true });
  // Whoever chooses among them or asks for more does not wait for the first ones.
  const reached = platform || steps > 0 ? LAST : step;
  const grid = useRef<HTMLUListElement>(null);
  /** The card that the next asking brings, which takes the focus of a button that may go. */
  const arriving = useRef<number>(undefined);

  useEffect(() => {
    if (!near && grid.current) return whenNear(grid.current, NEAR, () => setNear(true));
  }, [near]);

  useLayoutEffect(() => {
    if (arriving.current === undefined || steps === 0) return;
    const card = grid.current?.children[arriving.current] as HTMLElement | undefined;
    card?.focus({ preventScroll: true });
    arriving.current = undefined;
  }, [steps]);

  function showMore() {
    const cards = [...(grid.current?.children ?? [])];
    const hidden = cards.findIndex((card) => card.getClientRects().length === 0);
    arriving.current = hidden < 0 ? cards.length : hidden;
    store.setState({ steps: steps + 1 });
  }

  const own = platform ? reviews.filter((review) => review.platform === platform) : reviews;
  const shown = own.slice(0, STEP * (steps + 1));

  return (
    <>
      {reached < FIGURES ? (
        <div className="reviews-figures ui-skeleton" />
      ) : (
        <PlatformFigures stats={stats} partly={reached < PLATFORMS} />
      )}
      {reached < FILTER ? (
        <div className="reviews-filter ui-skeleton" />
      ) : (
        <PlatformFilter
          chosen={platform}
          onChoose={(choice) => store.setState({ platform: choice, steps: 0 })}
        />
      )}
      <p className="reviews-count" role="status">
        {countOf(own.length, platform && reviewPlatforms[platform].name)}
      </p>
      {own.length === 0 ? <Empty name={platform && reviewPlatforms[platform].name} /> : null}
      <ul className="reviews-grid" data-first={steps === 0 ? '' : undefined} ref={grid}>
        {shown.map((review, place) =>
          reached < LAST && place >= reached - FILTER ? (
            <li key={review.id} className="reviews-card ui-skeleton" />
          ) : (
            <ReviewCard
              key={review.id}
              review={review}
              whole={opened.includes(review.id)}
              onToggle={(whole) =>
                store.setState({
                  opened: whole ? [...opened, review.id] : opened.filter((id) => id !== review.id),
                })
              }
            />
          ),
        )}
      </ul>
      {own.length > shown.length || (steps === 0 && own.length > FEWEST) ? (
        <button
          type="button"
          className="ui-button reviews-more"
          part="button"
          // Where more of the first nine have their places, it would bring nothing.
          data-all-shown={own.length > STEP ? undefined : own.length > 6 ? 'wide' : 'middle'}
          onClick={showMore}
        >
          Show more reviews
        </button>
      ) : null}
    </>
  );
}

const Empty = ({ name }: { name: string | undefined }) => (
  <p className="reviews-empty">
    {name
      ? `Nobody has reviewed us on ${name} yet. If we inspected your home, yours would be the first.`
      : 'Nobody has reviewed us yet. If we inspected your home, yours would be the first.'}
  </p>
);
