/** Blog is active on every path that begins with it; the others need an exact match (spec §2). */
export const isActive = (href: string, path: string): boolean =>
  href === '/blog' ? path.startsWith(href) : path === href;

/** The value of `aria-current`: "page" on the page itself, "true" on a page below it. */
export const currentOf = (href: string, path: string): 'page' | 'true' | undefined => {
  if (!isActive(href, path)) return undefined;
  return href === path ? 'page' : 'true';
};
