import type { RefObject } from 'react';
import { useStyles } from '#widgets/core/use-styles.ts';
import { ReviewsBody, type ReviewsBodyProps } from './reviews-body.tsx';
import styles from './reviews-wall.css?inline';

/** The body with its styles, which reach the root that `box` stands in. */
export function StyledBody({
  box,
  ...body
}: ReviewsBodyProps & { box: RefObject<Element | null> }) {
  useStyles(box, styles);
  return <ReviewsBody {...body} stepwise />;
}
