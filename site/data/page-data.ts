import { createContext } from 'react';
import type { Business } from '#domain/business/business.ts';

/**
 * A page's data from the store, by the path of its API call ("reviews"). Null if the call finds
 * nothing.
 */
export type PageData = Readonly<Record<string, unknown>>;

/** The data that the server read for the rendered page. */
export const PageDataContext = createContext<PageData>({});

export const postsKey = 'blog/posts?published=true';
export const categoriesKey = 'blog/categories';
export const popularKey = 'blog/popular';
export const reviewsKey = 'reviews';
export const embedKey = 'embed';
export const privacyKey = 'privacy';
export const promotionsKey = 'promotions';
/** Not a call: the business that the server rendered the page for. */
export const businessKey = 'business';
/** Not a call: the initial state of the booking calendar, at the time of rendering. */
export const openingKey = 'opening';
/** Not a call: a request that was sent as a plain form and refused. */
export const requestKey = 'request';
export const postKey = (slug: string) => `blog/posts/${slug}`;

/** The business of a page. Throws without one: the server renders no page without it. */
export function businessIn(data: PageData): Business {
  const business = data[businessKey];
  if (!business) throw new Error('The data of the page has no business');
  return business as Business;
}

/** The origin of the page, until the addresses for partners are there; the server always has them. */
export const pageOrigin = (): string => globalThis.location?.origin ?? '';

/** Id of the element that contains the server's data for the browser. */
export const PAGE_DATA_ID = 'page-data';
