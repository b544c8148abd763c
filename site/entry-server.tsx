import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { renderToString } from 'react-dom/server';
import type { Business } from '#domain/business/business.ts';
import { keyIn } from '#domain/locale/business-key.ts';
import { loadAllWords } from '#domain/locale/catalog.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';
import { App } from '#site/app.tsx';
import { businessKey, type PageData, promotionsKey } from '#site/data/page-data.ts';
import { documentOf, type PageAssets } from '#site/document/document.ts';
import { dataKeysOf, metaOf, type Page } from '#site/page.ts';
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

/** The source file of each page. */
const sources = new Map(
  Object.entries(import.meta.glob<{ page: Page }>('./pages/**/page.tsx', { eager: true })).map(
    ([file, { page }]) => [page, file.replace('./', 'site/')],
  ),
);

// Nor does rendering wait for words.
await loadAllWords();

interface PageRequest {
  /** Canonical: lower case, no trailing slash. Below `/es` in Spanish. */
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
  const { origin, assets, read } = request;
  const { locale, path } = localizedPath(request.path);
  const page = routeOf(path)?.value?.page ?? notFoundPage;
  // Every page shows the business and the promo banner.
  const worded = [businessKey, promotionsKey];
  const data: PageData = Object.fromEntries(
    await Promise.all([
      ...worded.map(async (key) => [key, (await read(keyIn(locale, key))) ?? null]),
      ...dataKeysOf(page, path, locale).map(async (key) => [key, (await read(key)) ?? null]),
    ]),
  );
  const html = documentOf({
    path,
    origin,
    page,
    source: sources.get(page) ?? '',
    data,
    assets: { ...assets, preloads: [figtree, ...assets.preloads] },
    body: renderToString(<App address={request.path} data={data} />),
  });
  return { status: metaOf(page, path, data).notFound ? 404 : 200, html };
}

/** Whether a page is rendered at `path`; for an article's path only the store knows. */
export const hasPage = (path: string): boolean => routeOf(localizedPath(path).path) !== undefined;

const fixedPages = pages.flatMap(({ path, page }) =>
  typeof page.meta === 'function' ? [] : [{ path, page }],
);

/** The paths, as they are in English, of all pages that search engines may list in a language, except articles. */
export const routes = (locale: Locale = defaultLocale): string[] =>
  fixedPages
    .filter(({ page }) => !page.noindex && (locale === defaultLocale || !page.isEnglish))
    .map(({ path }) => path);

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
