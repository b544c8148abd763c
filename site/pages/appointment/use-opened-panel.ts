import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses the returned ref's heading when its panel opens, so that it is announced, and scrolls
 * just far enough to show the whole panel, or its start if it is taller than the window.
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
