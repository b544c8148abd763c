import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';
import { reviewPlatforms } from '#domain/reviews/review-platforms.ts';
import { useWords } from '#ui/words.ts';
import { PlatformFigures } from './platform-figures.tsx';
import { PlatformFilter } from './platform-filter.tsx';
import { ReviewCard } from './review-card.tsx';
import type { ReviewsStore } from './reviews.types.ts';
import { reviewsWidgetWords } from './reviews-widget.words.ts';

/** Cards per page. */
const PAGE_SIZE = 9;

/** Cards of the first page that the style sheet shows in a narrow and in a medium container. */
const FIRST_PAGE_NARROW = 4;
const FIRST_PAGE_MIDDLE = 6;

interface ReviewsWallProps extends ReviewsResponse {
  store: ReviewsStore;
}

export function ReviewsWall({ store, reviews, stats }: ReviewsWallProps) {
  const { platform, morePages, expanded } = useStore(store);
  const words = useWords(reviewsWidgetWords);
  const grid = useRef<HTMLUListElement>(null);
  /**
   * Index of the first card that 'Show more' adds. It gets the focus, because the button may
   * disappear.
   */
  const nextCard = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (nextCard.current === undefined || morePages === 0) return;
    const card = grid.current?.children[nextCard.current] as HTMLElement | undefined;
    card?.focus({ preventScroll: true });
    nextCard.current = undefined;
  }, [morePages]);

  function showMore() {
    const cards = [...(grid.current?.children ?? [])];
    const hidden = cards.findIndex((card) => card.getClientRects().length === 0);
    nextCard.current = hidden < 0 ? cards.length : hidden;
    store.setState({ morePages: morePages + 1 });
  }

  if (reviews.length === 0) {
    return (
      <>
        <NoReviews platformName={undefined} />
        <PlatformFigures stats={stats} />
      </>
    );
  }
  const matching = platform ? reviews.filter((review) => review.platform === platform) : reviews;
  const shown = matching.slice(0, PAGE_SIZE * (morePages + 1));
  const platformName = platform && reviewPlatforms[platform].name;
  const isFirstPage = morePages === 0;

  return (
    <>
      <PlatformFigures stats={stats} />
      <PlatformFilter
        selected={platform}
        onSelect={(choice) => store.setState({ platform: choice, morePages: 0 })}
      />
      <p className="reviews-count" role="status">
        {platformName ? words.countOn(matching.length, platformName) : words.count(matching.length)}
      </p>
      {matching.length === 0 ? <NoReviews platformName={platformName} /> : null}
      <ul className="reviews-grid" data-first-page={isFirstPage ? '' : undefined} ref={grid}>
        {shown.map((review) => (
          <li key={review.id} tabIndex={-1}>
            <ReviewCard
              review={review}
              expanded={expanded.includes(review.id)}
              onToggle={(isExpanded) =>
                store.setState({
                  expanded: isExpanded
                    ? [...expanded, review.id]
                    : expanded.filter((id) => id !== review.id),
                })
              }
            />
          </li>
        ))}
      </ul>
      {matching.length > shown.length || (isFirstPage && matching.length > FIRST_PAGE_NARROW) ? (
        <button
          type="button"
          className="ui-button reviews-more"
          part="button"
          data-all-shown={isFirstPage ? allShownFrom(matching.length) : undefined}
          onClick={showMore}
        >
          {words.showMore}
        </button>
      ) : null}
    </>
  );
}

/** The container size from which the first page shows all cards, so that the button is hidden. */
function allShownFrom(count: number): 'middle' | 'wide' | undefined {
  if (count > PAGE_SIZE) return undefined;
  return count > FIRST_PAGE_MIDDLE ? 'wide' : 'middle';
}

function NoReviews({ platformName }: { platformName: string | undefined }) {
  const words = useWords(reviewsWidgetWords);
  return (
    <p className="reviews-empty">{platformName ? words.nobodyOn(platformName) : words.nobody}</p>
  );
}
