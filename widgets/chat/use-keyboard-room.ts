import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps `--chat-covered` of the element at the px that an on-screen keyboard takes from the foot of
 * the window: the browsers move the keyboard over the page without making the window smaller.
 */
export function useKeyboardRoom(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      // Zoomed in with two fingers, less is seen, but nothing is covered.
      const covered = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
      ref.current?.style.setProperty('--chat-covered', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [ref]);
}
