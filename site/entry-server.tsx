import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { renderToString } from 'react-dom/server';
import { App } from '#site/app.tsx';
import { dataKeysOf, type PageData, postKey } from '#site/data/page-data.ts';
import { documentOf, type PageAssets } from '#site/document/document.ts';
import { pageMeta } from '#site/meta/page-meta.ts';
import { articleSlugOf, isRoutePath, routePaths } from '#site/routing/route-paths.ts';
import { routes as pages } from '#site/routing/routes.ts';

// Rendering is synchronous: every page is here before the first request.
await Promise.all(pages.map((page) => page.load()));

interface PageRequest {
  /** Canonical: lower case, no trailing slash. */
  path: string;
  origin: string;
  /** The built files; `onDemand` by source module. */
  assets: Omit<PageAssets, 'ahead'> & { onDemand: Record<string, string[]> };
  /** What `GET /api/<key>` gives everybody; undefined for what does not exist. */
  read(key: string): Promise<unknown>;
}

/**
 * The full document, 404 for one that does not exist. It depends on its path and on what `read`
 * gives alone, so that it may be kept until that changes.
 */
export async function render(request: PageRequest): Promise<{ status: number; html: string }> {
  const { path, origin, assets, read } = request;
  const data: PageData = Object.fromEntries(
    await Promise.all(dataKeysOf(path).map(async (key) => [key, (await read(key)) ?? null])),
  );
  const preloads = [...new Set([figtree, ...assets.preloads])];
  const ahead = new Set(scriptsOf(path).flatMap((module) => assets.onDemand[module] ?? []));
  const html = documentOf({
    path,
    origin,
    data,
    assets: { ...assets, preloads, ahead: [...ahead.difference(new Set(preloads))] },
    body: renderToString(<App path={path} data={data} />),
  });
  return { status: exists(path, data) ? 200 : 404, html };
}

/** The source modules that the entry imports to take the page at `path` over. */
function scriptsOf(path: string): string[] {
  const page = path === '/' ? 'home' : articleSlugOf(path) ? 'article' : path.slice(1);
  return ['site/hydration/hydrate.tsx', `site/pages/${page}/${page}-page.tsx`];
}

function exists(path: string, data: PageData): boolean {
  const slug = articleSlugOf(path);
  return slug ? data[postKey(slug)] !== null : isRoutePath(path);
}

/** The paths of all pages that search engines may list, but the articles. */
export const routes = (): string[] => routePaths.filter((path) => !pageMeta[path].noindex);
