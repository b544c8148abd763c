/** `site/routes.ts` registers the site's paths here, for links that must not import pages. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Register {}

/** The paths of the route table, patterns included. */
type RegisteredPath = Register extends { paths: infer Paths extends string } ? Paths : never;

/** A page with one fixed path. */
export type RoutePath = Exclude<RegisteredPath, `${string}:${string}`>;

/** An article of the blog; only the store knows whether it exists. */
export type ArticlePath = `/blog/${string}`;

/** A link's target within the site, with an optional query or id of a part of the page. */
export type SitePath = RoutePath | ArticlePath | `${RoutePath}${'?' | '#'}${string}`;
