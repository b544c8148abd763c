import { createContext } from 'react';

/**
 * What a page shows from the store, by the path of the API call that gives it ("reviews"). Null
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
export const privacyKey = 'privacy';
export const promotionsKey = 'promotions';
/** Not a call: what the booking calendar is rendered with, at the moment of rendering. */
export const openingKey = 'opening';
/** Not a call: a request that came as a plain form and was refused. */
export const requestKey = 'request';
export const postKey = (slug: string) => `blog/posts/${slug}`;

/** Id of the element that holds the server's data for the browser. */
export const PAGE_DATA_ID = 'page-data';
