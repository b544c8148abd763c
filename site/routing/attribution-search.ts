const isAttribution = (name: string) => name === 'partner' || name.startsWith('utm_');

/** The part of a query that tells where a visitor came from: `partner` and `utm_*`. */
export const attributionSearch = (search: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => isAttribution(name)));
