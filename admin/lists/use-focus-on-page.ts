import { useEffect, useRef } from 'react';

/**
 * Scrolls to the list and focuses its first item when another page has loaded, because the button
 * that asked for it is below. Call `expect` before; `list` is the ref of the items' parent.
 */
export function useFocusOnPage(page: unknown) {
  const list = useRef<HTMLOListElement & HTMLDivElement>(null);
  const expected = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page was loaded only
  useEffect(() => {
    if (!expected.current) return;
    expected.current = false;
    const first = list.current?.firstElementChild as HTMLElement | null | undefined;
    first?.focus({ preventScroll: true });
    // Chromium's `scrollIntoView` returns a promise, which React would take for a cleanup.
    void list.current?.scrollIntoView({ block: 'start' });
  }, [page]);

  return {
    list,
    expect() {
      expected.current = true;
    },
  };
}
