import type { ReactNode, RefObject } from 'react';
import { business } from '#domain/business/business.ts';
import { LicenceLine } from '#widgets/core/ui/licence-line.tsx';
import { useSteps } from '#widgets/core/use-steps.ts';

interface ReviewsFrameProps {
  box?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What stands around the reviews in every state: their title first, then the rest. */
export function ReviewsFrame({ box, children }: ReviewsFrameProps) {
  const isWhole = useSteps(2) === 2;
  return (
    <section
      className="ui-card reviews"
      part="card"
      aria-label="Customer reviews"
      data-partly={isWhole ? undefined : ''}
      {...(box && { ref: box })}
    >
      <h2 className="ui-title" part="title">
        Reviews From All Platforms
      </h2>
      {isWhole ? (
        <>
          {children}
          <LicenceLine />
        </>
      ) : null}
    </section>
  );
}

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The room of what is still on its way. */
export const ReviewsSkeleton = () => (
  <div className="reviews-waiting" aria-busy="true">
    <p className="reviews-unseen" role="status">
      Loading reviews…
    </p>
    <div className="reviews-figures ui-skeleton" />
    <div className="reviews-filter ui-skeleton" />
    <div className="reviews-grid">
      {CARDS.map((card) => (
        <div key={card} className="reviews-card ui-skeleton" />
      ))}
    </div>
  </div>
);

/** Calm words in place of reviews that did not come. */
export const ReviewsUnavailable = () => (
  <p className="reviews-unavailable">
    Our reviews are not at hand right now. If you would like to hear from people whose homes we
    inspected, call {business.name} at{' '}
    <a className="ui-link" href={business.phone.href}>
      {business.phone.display}
    </a>
    .
  </p>
);
