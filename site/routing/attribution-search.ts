const isAttribution = (name: string) => name === 'partner' || name.startsWith('utm_');

/** The part of a query that tells where a visitor came from: `partner` and `utm_*`. */
const attributionSearch = (search: string) =>
  [...new URLSearchParams(search)].filter(([name]) => isAttribution(name));

/** Whether the query asks for something itself: a search, a filter, a quote to book. */
export const asksForSomething = (search: string) =>
  [...new URLSearchParams(search).keys()].some((name) => !isAttribution(name));

/** `to` with what the query `search` tells of where the visitor came from. */
export function withAttribution(to: URL, search: string): URL {
  for (const [name, value] of attributionSearch(search)) {
    if (!to.searchParams.has(name)) to.searchParams.set(name, value);
  }
  return to;
}

/**
 * Keeps that in the address from page to page, without storage: a link gets it when it is about to
 * be used, also in a new tab and before React is there.
 */
export function carryAttribution(root: Document) {
  for (const touch of ['pointerdown', 'focusin'] as const) {
    root.addEventListener(
      touch,
      ({ target }) => {
        const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
        const { search } = window.location;
        if (link) link.search = withAttribution(new URL(link.href), search).search;
      },
      { capture: true, passive: true },
    );
  }
}
