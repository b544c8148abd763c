import { type RefObject, useEffect, useState } from 'react';
import { isInTheWay } from './covered-control.ts';
import { watchPage } from './watch-page.ts';

/**
 * Whether a floating control has to step aside: while the visitor is in a field, and while it would lie
 * over a control of the page. Its style sheet then fades it; it keeps its place.
 */
export function useOutOfTheWay(ref: RefObject<Element | null>): boolean {
  const [aside, setAside] = useState(false);
  useEffect(
    () => watchPage(() => setAside(ref.current !== null && isInTheWay(ref.current))),
    [ref],
  );
  return aside;
}
