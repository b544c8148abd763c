import { createContext } from 'react';
import { articleSlugOf } from '#site/routing/route-paths.ts';

/**
 * What a page shows from the store, by the address of the API call that gives it ("reviews"). Null
 * where the call finds nothing.
 */
export type PageData = Readonly<Record<string, unknown>>;

/** What the server read for the page that it rendered. */
export const PageDataContext = createContext<PageData>({});

export const postsKey = 'blog/posts?published=true';
export const categoriesKey = 'blog/categories';
export const popularKey = 'blog/popular';
export const reviewsKey = 'reviews';
export const embedKey = 'embed';
export const promotionsKey = 'promotions';
/** No call gives it: what the booking calendar is drawn with, at the moment of rendering. */
export const openingKey = 'opening';
export const postKey = (slug: string) => `blog/posts/${slug}`;

const keysByPath: Readonly<Record<string, readonly string[]>> = {
  '/blog': [postsKey, categoriesKey, popularKey],
  '/reviews': [reviewsKey],
  '/embed': [embedKey],
  '/calendar': [openingKey],
};

/** The calls whose answers the page at `path` is rendered with. */
export function dataKeysOf(path: string): readonly string[] {
  const slug = articleSlugOf(path);
  // The banner is on every page.
  return [promotionsKey, ...(slug ? [postKey(slug), categoriesKey] : (keysByPath[path] ?? []))];
}

/** The element that carries the server's data to the browser. */
export const PAGE_DATA_ID = 'page-data';
