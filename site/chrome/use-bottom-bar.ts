import { useEffect, useState } from 'react';
import { isInField } from '#ui/overlay/obstacles.ts';

/** What the visitor works with; the bar would only be in the way beside it. */
const FORMS = '#content form, #content .site-widget';

/**
 * Whether a phone's bottom bar is useful: the hero has been scrolled away, no form or widget is on
 * the screen, and the visitor is not in a field.
 */
export function useBottomBar(path: string): boolean {
  const [shown, setShown] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
  useEffect(() => {
    const content = document.getElementById('content');
    if (!content) return;
    const onScreen = new Set<Element>();
    let watched = new Set<Element>();

    const update = () => {
      const hero = content.firstElementChild;
      const hasHero = hero !== null && (!watched.has(hero) || onScreen.has(hero));
      setShown(!hasHero && onScreen.size === 0 && !isInField('.site-chat'));
    };
    const screen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) onScreen.add(target);
        else onScreen.delete(target);
      }
      update();
    });
    const observe = () => {
      const found = new Set(document.querySelectorAll(FORMS));
      if (content.firstElementChild) found.add(content.firstElementChild);
      for (const element of watched) {
        if (found.has(element)) continue;
        screen.unobserve(element);
        onScreen.delete(element);
      }
      // Observing an observed element again has no effect.
      for (const element of found) screen.observe(element);
      watched = found;
      update();
    };
    let frame = 0;
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(observe);
    });
    const stop = new AbortController();
    for (const type of ['focusin', 'focusout']) {
      addEventListener(type, () => queueMicrotask(update), { signal: stop.signal });
    }
    changes.observe(content, { childList: true, subtree: true });
    observe();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      screen.disconnect();
      stop.abort();
    };
  }, [path]);

  return shown;
}
