import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { businessIn, PageDataContext } from '#site/data/page-data.ts';
import { applyHead } from '#site/meta/apply-head.ts';
import { metaOf, type Page } from '#site/page.ts';

/**
 * After a change of page or language: updates title and metadata, scrolls to the top (spec §2), and focuses the
 * new heading, so that it is announced. The server does this for the first page.
 */
export function useRouteChange(path: string, page: Page | undefined) {
  const previous = useRef(path);
  const data = useContext(PageDataContext);
  const language = useRef(businessIn(data).locale);
  const waiting = useRef<MutationObserver>(undefined);

  useEffect(() => () => waiting.current?.disconnect(), []);

  useLayoutEffect(() => {
    if (previous.current !== path && !window.location.hash) window.scrollTo(0, 0);
  }, [path]);

  useEffect(() => {
    const { locale } = businessIn(data);
    const isOtherPage = previous.current !== path;
    if (!isOtherPage && language.current === locale) return;
    previous.current = path;
    language.current = locale;
    waiting.current?.disconnect();
    // A page whose head depends on more than the business sets it itself, once the data is there.
    if (page && typeof page.meta !== 'function') {
      applyHead(document, path, metaOf(page, path, data), businessIn(data));
    }
    if (!isOtherPage) {
      // The link to the language that is shown now is gone, and with it a keyboard's place.
      if (document.activeElement === document.body) waiting.current = focusHeading();
      return;
    }
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    target?.scrollIntoView();
    if (target) focusWithoutScroll(target);
    else waiting.current = focusHeading();
  }, [path, page, data]);
}

/** Focuses the heading; if the page waits for its data, once it has one, unless the visitor has moved on. */
function focusHeading(): MutationObserver | undefined {
  const isFocused = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) focusWithoutScroll(heading);
    return heading !== null;
  };
  if (isFocused()) return undefined;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || isFocused()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return observer;
}

function focusWithoutScroll(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
