import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets `--chat-keyboard` on the element: the height in px of an on-screen keyboard. Browsers lay the
 * keyboard over the page without resizing the window.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      // Pinch zoom shrinks the visual viewport too, but covers nothing.
      const covered = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
      ref.current?.style.setProperty('--chat-keyboard', `${Math.max(0, Math.round(covered))}px`);
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
