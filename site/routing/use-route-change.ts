import { useEffect, useLayoutEffect, useRef } from 'react';
import { routeHead } from './route-head.ts';
import { articleSlugOf } from './route-paths.ts';

/**
 * After a change of page: title and metadata follow, the view starts at the top (spec §2), and the
 * focus moves to the new heading, so that it is read out. The first page is the server's work.
 */
export function useRouteChange(path: string) {
  const before = useRef(path);

  useLayoutEffect(() => {
    if (before.current !== path && !window.location.hash) window.scrollTo(0, 0);
  }, [path]);

  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    // An article's head is its own: it comes with the article.
    if (!articleSlugOf(path)) followWithHead(before).catch(console.error);
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    target?.scrollIntoView();
    focusQuietly(target ?? document.querySelector<HTMLElement>('main h1'));
  }, [path]);
}

async function followWithHead(current: { readonly current: string }) {
  const path = current.current;
  const { applyHead, metaOf } = await routeHead.load();
  if (current.current === path) applyHead(document, path, metaOf(path, {}));
}

function focusQuietly(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
