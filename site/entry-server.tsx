import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { renderToString } from 'react-dom/server';
import type { Business } from '#domain/business/business.ts';
import { App } from '#site/app.tsx';
import { businessKey, type PageData, promotionsKey } from '#site/data/page-data.ts';
import { documentOf, type PageAssets } from '#site/document/document.ts';
import { dataKeysOf, metaOf } from '#site/page.ts';
import { notFoundRoute, type Route, routeOf, routes as table } from '#site/routes.ts';

// Rendering is synchronous, so every page is loaded before the first request.
const loadedPage = async (route: Route) => (await route.load()).page;
const notFoundPage = await loadedPage(notFoundRoute);
const pages = await Promise.all(
  Object.entries<Route>(table).map(async ([path, route]) => ({
    path,
    page: await loadedPage(route),
  })),
);

interface PageRequest {
  /** Canonical: lower case, no trailing slash. */
  path: string;
  origin: string;
  assets: PageAssets;
  /** The answer of `GET /api/<key>` to a visitor; undefined if it does not exist. */
  read(key: string): Promise<unknown>;
}

/**
 * The full document, with status 404 for a page that does not exist. It depends only on its path
 * and the results of `read`, so it can be cached until those change.
 */
export async function render(request: PageRequest): Promise<{ status: number; html: string }> {
  const { path, origin, assets, read } = request;
  const page = routeOf(path)?.value?.page ?? notFoundPage;
  // Every page shows the business and the promo banner.
  const keys = [businessKey, promotionsKey, ...dataKeysOf(page, path)];
  const data: PageData = Object.fromEntries(
    await Promise.all(keys.map(async (key) => [key, (await read(key)) ?? null])),
  );
  const html = documentOf({
    path,
    origin,
    page,
    data,
    assets: { ...assets, preloads: [figtree, ...assets.preloads] },
    body: renderToString(<App path={path} data={data} />),
  });
  return { status: metaOf(page, path, data).notFound ? 404 : 200, html };
}

/** Whether a page is rendered at `path`; for an article's path only the store knows. */
export const hasPage = (path: string): boolean => routeOf(path) !== undefined;

const fixedPages = pages.flatMap(({ path, page }) =>
  typeof page.meta === 'function' ? [] : [{ path, page }],
);

/** The paths of all pages that search engines may list, except articles. */
export const routes = (): string[] =>
  fixedPages.filter(({ page }) => !page.noindex).map(({ path }) => path);

/** What the server draws on the pages' share images; `drawing` and `photograph` are paths of the site. */
export const sharedPages = (business: Business) =>
  fixedPages.flatMap(({ path, page }) => {
    const { title, image } = metaOf(page, path, { [businessKey]: business });
    if (!page.shareDrawing || !image) return [];
    return {
      // Without the name of the business, which is beside it.
      title: title.split(' | ').find((part) => part !== business.name) ?? business.name,
      image: image.address,
      drawing: `/art/${page.shareDrawing}.svg`,
      photograph: page.sharePhotograph && business.brand.photographs[page.sharePhotograph]?.src,
      as: path === '/' ? ('landscape' as const) : ('figure' as const),
    };
  });
