import { type RefObject, useEffect, useState } from 'react';

// The same distance as `widgets/element/loader.ts`, which is a separate script and shares no chunk.
const NEAR = '600px';

/** Whether the element's box has been near the screen; a box that is not displayed never is. */
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
