import type { Business } from '#domain/business/business.ts';
import { businessKeyIn } from '#domain/locale/business-key.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import type { BuiltSite } from './built-front.ts';
import type { ContentReader } from './content-reader.ts';
import { crawlerFiles } from './crawler-files.ts';

export const HTML = 'text/html; charset=utf-8';

/** Gets notified of the cache's hits and renderings. */
export interface PageObserver {
  /** A page came from the cache. */
  hit(): void;
  /** A page was rendered in `ms` milliseconds. */
  rendered(ms: number): void;
}

export type SiteRenderer = ReturnType<typeof createSiteRenderer>;

/** Renders pages and the files for crawlers; `other` content takes the place of what the store has. */
export function createSiteRenderer(
  site: BuiltSite,
  {
    origin,
    read,
    observer,
  }: { origin: string; read: ContentReader; observer: PageObserver | undefined },
) {
  const readerWith =
    (other: Readonly<Record<string, unknown>>): ContentReader =>
    async (key) =>
      Object.hasOwn(other, key) ? other[key] : read(key);

  return {
    async render(path: string, other: Readonly<Record<string, unknown>> = {}) {
      const { paths, builtAt, assets } = site;
      const started = performance.now();
      try {
        const crawlerFile = crawlerFiles[path];
        if (crawlerFile) {
          return { status: 200, ...(await crawlerFile({ origin, paths, builtAt, read })) };
        }
        const { status, html } = await site.render({
          path,
          origin,
          assets,
          read: readerWith(other),
        });
        return { status, type: HTML, text: html };
      } finally {
        observer?.rendered(performance.now() - started);
      }
    },

    /** The page for another business than the published one, without scripts. */
    async preview(path: string, business: Business): Promise<string> {
      const { locale } = business;
      const assets = { scripts: [], preloads: [], styles: site.assets.styles };
      const reader = readerWith({ [businessKeyIn(locale)]: business });
      const request = { path: addressIn(locale, path), origin, assets, read: reader };
      return (await site.render(request)).html;
    },
  };
}
