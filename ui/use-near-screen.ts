import { type RefObject, useEffect, useState } from 'react';

// As far as `widgets/element/loader.ts` looks; that file is a script of its own and shares no chunk.
const NEAR = '600px';

/** Whether the element's box has ever come near the screen; a box that is not displayed never does. */
export function useNearScreen(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const screen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    screen.observe(element.current);
    return () => screen.disconnect();
  }, [element, isNear]);
  return isNear;
}
