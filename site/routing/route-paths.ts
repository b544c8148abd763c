/**
 * The pages that exist. What is not here answers 404, is in no menu and is linked from nowhere;
 * adding a path makes the compiler ask for its page and its metadata.
 */
export const routePaths = ['/', '/quote', '/instant-quote', '/calendar', '/contact'] as const;

export type RoutePath = (typeof routePaths)[number];

export const isRoutePath = (path: string): path is RoutePath =>
  routePaths.some((route) => route === path);
