import { useEffect, useRef } from 'react';

/**
 * Scrolls to the list and focuses its first item once another page has loaded, because the button
 * for it is below the list. Call `expect` before; `list` is the ref of the items' parent.
 */
export function useFocusOnPage(page: unknown) {
  const list = useRef<HTMLOListElement & HTMLDivElement>(null);
  const expected = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when another page was loaded
  useEffect(() => {
    if (!expected.current) return;
    expected.current = false;
    const first = list.current?.firstElementChild as HTMLElement | null | undefined;
    first?.focus({ preventScroll: true });
    // Chromium's `scrollIntoView` returns a promise, which React would take for a cleanup function.
    void list.current?.scrollIntoView({ block: 'start' });
  }, [page]);

  return {
    list,
    expect() {
      expected.current = true;
    },
  };
}
