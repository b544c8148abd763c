import type { ComponentType } from 'react';
import { type OnDemand, onDemand } from '#widgets/core/on-demand.ts';
import { articleSlugOf, isRoutePath, type RoutePath } from './route-paths.ts';

interface PageModule {
  Page: ComponentType;
}

export type Route = OnDemand<PageModule>;

/** Each page is its own chunk. */
const pages: Readonly<Record<RoutePath, Route>> = {
  '/': onDemand(() => import('#site/pages/home/home-page.tsx')),
  '/about': onDemand(() => import('#site/pages/about/about-page.tsx')),
  '/services': onDemand(() => import('#site/pages/services/services-page.tsx')),
  '/pricing': onDemand(() => import('#site/pages/pricing/pricing-page.tsx')),
  '/contact': onDemand(() => import('#site/pages/contact/contact-page.tsx')),
  '/quote': onDemand(() => import('#site/pages/quote/quote-page.tsx')),
  '/instant-quote': onDemand(() => import('#site/pages/instant-quote/instant-quote-page.tsx')),
  '/maintenance-tips': onDemand(
    () => import('#site/pages/maintenance-tips/maintenance-tips-page.tsx'),
  ),
  '/reviews': onDemand(() => import('#site/pages/reviews/reviews-page.tsx')),
  '/calendar': onDemand(() => import('#site/pages/calendar/calendar-page.tsx')),
  '/faq': onDemand(() => import('#site/pages/faq/faq-page.tsx')),
  '/blog': onDemand(() => import('#site/pages/blog/blog-page.tsx')),
  '/embed': onDemand(() => import('#site/pages/embed/embed-page.tsx')),
};

const article: Route = onDemand(() => import('#site/pages/article/article-page.tsx'));

export const routes: readonly Route[] = [...Object.values(pages), article];

/** Undefined for a path that is a 404. `path` is canonical: lower case, no trailing slash. */
export function routeOf(path: string): Route | undefined {
  if (isRoutePath(path)) return pages[path];
  return articleSlugOf(path) ? article : undefined;
}
