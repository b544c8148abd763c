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

  useLayoutEffect(() => {
    if (previous.current !== path && !window.location.hash) window.scrollTo(0, 0);
  }, [path]);

  useEffect(() => {
    const { locale } = businessIn(data);
    const isOtherPage = previous.current !== path;
    if (!isOtherPage && language.current === locale) return;
    previous.current = path;
    language.current = locale;
    // A page whose head depends on more than the business sets it itself, once the data is there.
    if (page && typeof page.meta !== 'function') {
      applyHead(document, path, metaOf(page, path, data), businessIn(data));
    }
    if (!isOtherPage) {
      // The link to the language that is shown now is gone, and with it a keyboard's place.
      if (document.activeElement === document.body) focusHeading();
      return;
    }
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    target?.scrollIntoView();
    if (target) focusWithoutScroll(target);
    else focusHeading();
  }, [path, page, data]);
}

/** A page that waits for its data gets its heading later: then, unless the visitor has moved on. */
function focusHeading() {
  const isFocused = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) focusWithoutScroll(heading);
    return heading !== null;
  };
  if (isFocused()) return;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || isFocused()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function focusWithoutScroll(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
