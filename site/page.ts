import type { ComponentType } from 'react';
import type { PhotographPlace } from '#domain/business/brand.schema.ts';
import type { TextBlock } from '#domain/business/text-block.ts';
import type { MetaTexts } from '#domain/content/site-meta.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { businessIn, type PageData } from '#site/data/page-data.ts';
import { type PageMeta, textMeta } from '#site/meta/page-meta.ts';
import { drawnShareImage, type ShareImage } from '#site/meta/share-image.ts';

/** The export of `page.tsx` in a page's folder; `site/routes.ts` gives it its path. */
export interface Page {
  Component: ComponentType;
  /** Metadata for the head; a function if it depends on more of the page's data than the business. */
  meta: TextBlock<MetaTexts> | ((path: string, data: PageData) => PageMeta);
  /** Kept out of search engines. */
  noindex?: true;
  /** In English in every language: it has one address for search engines, the one in English. */
  isEnglish?: true;
  /** Says that the page does not exist: the server answers 404. */
  notFound?: true;
  /** Keys of the API calls whose answers the server renders the page with. */
  data?: readonly string[] | ((path: string, locale: Locale) => readonly string[]);
  /** JSON-LD in addition to that of the business; built on the server only. */
  structuredData?: (origin: string, path: string, data: PageData) => object[];
  /**
   * Source files whose chunks are fetched along with the document, instead of one after the other
   * when the browser is idle: for pages on which visitors act at once.
   */
  chunks?: readonly string[];
  /** The drawing on the page's share image: a file of `public/art` with a `viewBox`, without extension. */
  shareDrawing?: string;
  /** The owner's photograph in its place, where there is one. */
  sharePhotograph?: PhotographPlace;
}

export const dataKeysOf = ({ data = [] }: Page, path: string, locale: Locale): readonly string[] =>
  typeof data === 'function' ? data(path, locale) : data;

export function metaOf(page: Page, path: string, data: PageData): PageMeta {
  const own =
    typeof page.meta === 'function' ? page.meta(path, data) : textMeta(page.meta, businessIn(data));
  return {
    ...own,
    ...(page.noindex && { noindex: true }),
    ...(page.notFound && { notFound: true }),
    ...(page.isEnglish && { paths: { en: path } }),
    ...(page.shareDrawing && {
      image: { ...drawnShareImage(path, businessIn(data).locale), ...shownOn(page, data) },
    }),
  };
}

/** The alternative text of a share image with a photograph. */
function shownOn({ sharePhotograph: place }: Page, data: PageData): Pick<ShareImage, 'alt'> {
  const photograph = place && businessIn(data).brand.photographs[place];
  return photograph ? { alt: photograph.alt } : {};
}
