import { type RefObject, useEffect, useState } from 'react';
import { hasFocusUnder, isObstacle } from './obstacles.ts';
import { watchPage } from './watch-page.ts';

/**
 * Whether a floating control must step aside: while the visitor is in a field, and while it would
 * cover a control, a heading, a price or a license. Its style sheet then fades it; it keeps its
 * place.
 */
export function useOutOfTheWay(ref: RefObject<Element | null>): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    const overlay = ref.current;
    if (!overlay) return;
    return watchPage(overlay, (below) => {
      const area = overlay.getBoundingClientRect();
      setAside(
        hasFocusUnder(area, overlay) || [...below].some((element) => isObstacle(element, area, {})),
      );
    });
  }, [ref]);
  return aside;
}
