/** The pages that have one address. What is no route answers 404 and is linked from nowhere. */
export const routePaths = [
  '/',
  '/about',
  '/services',
  '/pricing',
  '/contact',
  '/quote',
  '/instant-quote',
  '/maintenance-tips',
  '/reviews',
  '/calendar',
  '/faq',
  '/blog',
  '/embed',
] as const;

export type RoutePath = (typeof routePaths)[number];

/** One of the blog's articles; whether it exists the store knows. */
export type ArticlePath = `/blog/${string}`;

/** What a link within the site may lead to; a part of a page and a narrowed list included. */
export type SitePath = RoutePath | ArticlePath | `${RoutePath}${'?' | '#'}${string}`;

export const isRoutePath = (path: string): path is RoutePath =>
  routePaths.some((route) => route === path);

const articlePattern = /^\/blog\/([^/]+)$/;

/** The article's slug, undefined for any other path. */
export const articleSlugOf = (path: string): string | undefined => articlePattern.exec(path)?.[1];
