import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { MISSING_ARTICLE } from '#domain/blog/missing-article.ts';
import { loadWords } from '#domain/locale/catalog.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';
import { App } from '#site/app.tsx';
import { businessIn, PAGE_DATA_ID, type PageData, postKey } from '#site/data/page-data.ts';
import { notFoundRoute, routeOf } from '#site/routes.ts';

/** Hydrates the server's page at `address`. Resolves when all of it is hydrated. */
export async function hydrate(element: HTMLElement, address: string): Promise<Root> {
  const { path } = localizedPath(address);
  const data = readPageData(document, path);
  await Promise.all([loadWords(businessIn(data).locale), (routeOf(path) ?? notFoundRoute).load()]);
  return new Promise((resolve) => {
    // React yields to the visitor's input only inside a transition.
    startTransition(() => {
      const page = (
        <StrictMode>
          <App address={address} data={data} onReady={() => resolve(root)} />
        </StrictMode>
      );
      const translated = isTranslated(element);
      const root = translated ? createRoot(element) : hydrateRoot(element, page);
      if (translated) root.render(page);
    });
  });
}

/**
 * Whether a browser has translated the page, by `font` elements, which we have none of. React would
 * find its text missing and report each, before it renders the page anew.
 */
const isTranslated = (element: HTMLElement) => element.querySelector('font') !== null;

/** The data that the server rendered the page with; the page is shown at `path`. */
function readPageData(document: Document, path: string): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  const data = text ? (JSON.parse(text) as PageData) : {};
  // One document serves all missing articles, so it cannot name this one.
  if (data[postKey(MISSING_ARTICLE)] !== null) return data;
  return { ...data, [postKey(path.slice('/blog/'.length))]: null };
}
