import { useEffect, useRef, useState } from 'react';
import { whenNear } from '#widgets/core/when-near.ts';
import { caller } from './caller.ts';
import { desk } from './desk.ts';
import { createReviewsStore } from './reviews.store.ts';
import type { ReviewsWidgetProps } from './reviews.tsx';
import { ReviewsFrame, ReviewsSkeleton, ReviewsUnavailable } from './reviews-frame.tsx';

/** How many px below the screen the widget may stand when its code is asked for. */
const NEAR = 400;

/** The reviews on a stranger's page: nothing but their room is loaded until they come near. */
export function ReviewsOnSight({ store: given, reviews, apiBase = '' }: ReviewsWidgetProps) {
  const [store] = useState(() => given ?? createReviewsStore());
  // Put back into the page, it goes on where it was.
  const [shown, setShown] = useState<typeof desk.value | 'failed'>(() =>
    store.getState().asked === undefined ? undefined : desk.value,
  );
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element || shown) return;
    return whenNear(element, NEAR, () => {
      // What fetches comes with what shows, not after it.
      Promise.all([desk.load(), reviews ?? caller.load()]).then(
        ([loaded]) => setShown(loaded),
        (error: unknown) => {
          console.error(error);
          setShown('failed');
        },
      );
    });
  }, [shown, reviews]);

  return (
    <ReviewsFrame box={box}>
      {shown === 'failed' ? (
        <ReviewsUnavailable />
      ) : shown ? (
        <shown.StyledBody store={store} reviews={reviews} apiBase={apiBase} box={box} />
      ) : (
        <ReviewsSkeleton />
      )}
    </ReviewsFrame>
  );
}
