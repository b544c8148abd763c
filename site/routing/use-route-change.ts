import { useEffect, useLayoutEffect, useRef } from 'react';
import { applyHead } from '#site/meta/apply-head.ts';
import { metaOf, type Page } from '#site/page.ts';

/**
 * After a change of page: title and metadata follow, the view starts at the top (spec §2), and the
 * focus moves to the new heading, so that it is read out. The first page is the server's work.
 */
export function useRouteChange(path: string, page: Page | undefined) {
  const previous = useRef(path);

  useLayoutEffect(() => {
    if (previous.current !== path && !window.location.hash) window.scrollTo(0, 0);
  }, [path]);

  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    // A head that depends on data is the page's own to set, once the data is there.
    if (page && typeof page.meta !== 'function') applyHead(document, path, metaOf(page, path, {}));
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    target?.scrollIntoView();
    focusWithoutScroll(target ?? document.querySelector<HTMLElement>('main h1'));
  }, [path, page]);
}

function focusWithoutScroll(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
