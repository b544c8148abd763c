import type { TextBlock } from '#domain/business/text-block.ts';
import type { MetaTexts } from '#domain/content/site-meta.ts';
import { catalog } from '#domain/locale/catalog.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { words as en } from './docs-pages.en.ts';

/** A page of the documents for partners: the last part of its path. */
export type DocsSlug = keyof typeof en;

/** In the order of the navigation. */
export const docsSlugs = Object.keys(en) as readonly DocsSlug[];

export const docsPageWords = catalog({ en, es: () => import('./docs-pages.es.ts') });

export const docsPath = <Slug extends DocsSlug>(slug: Slug) => `/embed/docs/${slug}` as const;

/** The metadata of a page, made of its title and text. */
export function docsMeta(slug: DocsSlug): TextBlock<MetaTexts> {
  const id = `embed-docs.${slug}.meta`;
  const metaIn = (locale: Locale): MetaTexts => {
    const { title, text } = docsPageWords.in(locale)[slug];
    return { title: `${title} | Widgets | {{name}}`, description: text, keywords: [title] };
  };
  return {
    id,
    label: en[slug].title,
    value: metaIn(defaultLocale),
    words: { in: (locale) => ({ [id]: metaIn(locale) }), load: docsPageWords.load },
  };
}
