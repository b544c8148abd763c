/** Blog stands for every path that begins with it, the others for themselves (spec §2). */
export const isActive = (href: string, path: string): boolean =>
  href === '/blog' ? path.startsWith(href) : path === href;

/** For `aria-current`: "page" on the very page, "true" on one below it. */
export const currentOf = (href: string, path: string): 'page' | 'true' | undefined => {
  if (!isActive(href, path)) return undefined;
  return href === path ? 'page' : 'true';
};
