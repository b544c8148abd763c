const isAttribution = (name: string) => name === 'partner' || /^(utm_|meta-)/.test(name);

/** The attribution in a query: `partner`, `utm_*` and `meta-*`. */
const attributionSearch = (search: string) =>
  [...new URLSearchParams(search)].filter(([name]) => isAttribution(name));

/** `to` with the attribution of the query `search`; parameters of `to` itself win. */
export function withAttribution(to: URL, search: string): URL {
  for (const [name, value] of attributionSearch(search)) {
    if (!to.searchParams.has(name)) to.searchParams.set(name, value);
  }
  return to;
}

/**
 * Keeps the attribution in the URL from page to page, without storage: a link gets it when pressed
 * or focused, which also works for new tabs and before hydration.
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
