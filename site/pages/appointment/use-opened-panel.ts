import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses the returned ref's heading when its panel opens, so that it is read out, and scrolls as little as
 * shows the whole panel; its start, where it is taller than the window.
 */
export function useOpenedPanel<E extends HTMLElement>(): RefObject<E | null> {
  const heading = useRef<E>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading.current
      ?.closest('section')
      ?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, []);
  return heading;
}
