import type { Page } from '#site/page.ts';
import { type LazyChunk, lazyChunk } from '#ui/lazy.ts';

export type Route = LazyChunk<{ page: Page }>;

const defineRoutes = <Path extends string>(table: Record<Path, () => Promise<{ page: Page }>>) =>
  Object.fromEntries(
    Object.entries<() => Promise<{ page: Page }>>(table).map(([path, load]) => [
      path,
      lazyChunk(load),
    ]),
  ) as Readonly<Record<Path, Route>>;

/** Every page by its path; each is a separate chunk. */
export const routes = defineRoutes({
  '/': () => import('#site/pages/home/page.tsx'),
  '/about': () => import('#site/pages/about/page.tsx'),
  '/services': () => import('#site/pages/services/page.tsx'),
  '/sample-report': () => import('#site/pages/sample-report/page.tsx'),
  '/pricing': () => import('#site/pages/pricing/page.tsx'),
  '/contact': () => import('#site/pages/contact/page.tsx'),
  '/quote': () => import('#site/pages/quote/page.tsx'),
  '/request-sent': () => import('#site/pages/request-sent/page.tsx'),
  '/instant-quote': () => import('#site/pages/instant-quote/page.tsx'),
  '/maintenance-tips': () => import('#site/pages/maintenance-tips/page.tsx'),
  '/reviews': () => import('#site/pages/reviews/page.tsx'),
  '/calendar': () => import('#site/pages/calendar/page.tsx'),
  '/appointment/:token': () => import('#site/pages/appointment/page.tsx'),
  '/report/:token': () => import('#site/pages/agent-report/page.tsx'),
  '/agent': () => import('#site/pages/agent-link/page.tsx'),
  '/agent/:token': () => import('#site/pages/agent/page.tsx'),
  '/faq': () => import('#site/pages/faq/page.tsx'),
  '/blog': () => import('#site/pages/blog/page.tsx'),
  '/blog/:slug': () => import('#site/pages/article/page.tsx'),
  '/privacy': () => import('#site/pages/privacy/page.tsx'),
  '/embed': () => import('#site/pages/embed/page.tsx'),
  '/embed/docs': () => import('#site/pages/embed-docs/index/page.tsx'),
  '/embed/docs/start': () => import('#site/pages/embed-docs/start/page.tsx'),
  '/embed/docs/look': () => import('#site/pages/embed-docs/look/page.tsx'),
  '/embed/docs/events': () => import('#site/pages/embed-docs/events/page.tsx'),
  '/embed/docs/builders': () => import('#site/pages/embed-docs/builders/page.tsx'),
  '/embed/docs/display': () => import('#site/pages/embed-docs/display/page.tsx'),
  '/embed/docs/frameworks': () => import('#site/pages/embed-docs/frameworks/page.tsx'),
  '/embed/docs/widgets': () => import('#site/pages/embed-docs/widgets/page.tsx'),
  '/embed/docs/policy': () => import('#site/pages/embed-docs/policy/page.tsx'),
  '/embed/docs/troubleshooting': () => import('#site/pages/embed-docs/troubleshooting/page.tsx'),
  '/embed/docs/webhooks': () => import('#site/pages/embed-docs/webhooks/page.tsx'),
  '/embed/docs/automation': () => import('#site/pages/embed-docs/automation/page.tsx'),
  '/embed/docs/api': () => import('#site/pages/embed-docs/api/page.tsx'),
  '/embed/docs/assistants': () => import('#site/pages/embed-docs/assistants/page.tsx'),
  '/embed/docs/agents': () => import('#site/pages/embed-docs/agents/page.tsx'),
});

declare module '#site/routing/site-path.ts' {
  interface Register {
    paths: keyof typeof routes;
  }
}

/** Shown at every path that has no route. */
export const notFoundRoute: Route = lazyChunk(() => import('#site/pages/not-found/page.tsx'));

const patterns = Object.entries<Route>(routes).map(([path, route]) => ({
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  route,
}));

/** Undefined for a 404. `path` is canonical: lower case, no trailing slash. */
export const routeOf = (path: string): Route | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.route;
