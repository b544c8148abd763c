import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { renderToString } from 'react-dom/server';
import { App } from '#site/app.tsx';
import { documentOf, type PageAssets } from '#site/document/document.ts';
import { isRoutePath, routePaths } from '#site/routing/route-paths.ts';
import { routes as pages } from '#site/routing/routes.ts';

// Rendering is synchronous: every page is here before the first request.
await Promise.all(Object.values(pages).map((page) => page.load()));

/**
 * The full document of `path` (canonical: lower case, no trailing slash), 404 for one that does not
 * exist. It depends on nothing but its argument, so that it may be kept.
 */
export function render(request: { path: string; origin: string; assets: PageAssets }): {
  status: number;
  html: string;
} {
  const { path, origin, assets } = request;
  const preloads = [...new Set([figtree, ...assets.preloads])];
  const html = documentOf({
    path,
    origin,
    assets: { ...assets, preloads },
    body: renderToString(<App path={path} />),
  });
  return { status: isRoutePath(path) ? 200 : 404, html };
}

/** The paths of all pages, for the sitemap. */
export const routes = (): string[] => [...routePaths];
