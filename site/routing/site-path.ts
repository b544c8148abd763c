/** `site/routes.ts` enters the site's paths here, so that links know them without importing pages. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Register {}

/** The paths of the route table, patterns included. */
type RegisteredPath = Register extends { paths: infer Paths extends string } ? Paths : never;

/** A page that has one address. */
export type RoutePath = Exclude<RegisteredPath, `${string}:${string}`>;

/** An article of the blog; only the store knows whether it exists. */
export type ArticlePath = `/blog/${string}`;

/** What a link within the site may lead to, with a query or the id of a part of the page. */
export type SitePath = RoutePath | ArticlePath | `${RoutePath}${'?' | '#'}${string}`;
