import type { ComponentType } from 'react';
import { type OnDemand, onDemand } from '#widgets/core/on-demand.ts';
import { isRoutePath, type RoutePath } from './route-paths.ts';

interface PageModule {
  Page: ComponentType;
}

export type Route = OnDemand<PageModule>;

/** Each page is its own chunk. */
export const routes: Readonly<Record<RoutePath, Route>> = {
  '/': onDemand(() => import('#site/pages/home/home-page.tsx')),
  '/quote': onDemand(() => import('#site/pages/quote/quote-page.tsx')),
  '/instant-quote': onDemand(() => import('#site/pages/instant-quote/instant-quote-page.tsx')),
  '/calendar': onDemand(() => import('#site/pages/calendar/calendar-page.tsx')),
  '/contact': onDemand(() => import('#site/pages/contact/contact-page.tsx')),
};

/** Undefined for a path that is a 404. `path` is canonical: lower case, no trailing slash. */
export const routeOf = (path: string): Route | undefined =>
  isRoutePath(path) ? routes[path] : undefined;
