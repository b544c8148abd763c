import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets `--page-toast-clear` on the returned ref's element to the height, in px, that the element of
 * `selector` takes at the window's top, so that a toast there does not cover it, even while
 * scrolling.
 */
export function useClearance(
  target: RefObject<HTMLElement | null>,
  selector: string | undefined,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    if (!selector || !isShown) return;
    const measure = () => {
      const bottom = document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
      target.current?.style.setProperty('--page-toast-clear', `${Math.max(0, bottom)}px`);
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, [target, selector, isShown]);
}
