import type { Business } from '#domain/business/business.ts';
import { type TextBlock, textsOf } from '#domain/business/text-block.ts';
import { type MetaTexts, siteKeywords } from '#domain/content/site-meta.ts';
import type { PathsByLanguage } from '#domain/locale/localized-path.ts';
import type { ShareImage } from './share-image.ts';

/** A page's metadata for search engines and shared links. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  /** Kept out of search engines. */
  noindex?: true;
  /** The page does not exist: the server answers 404. */
  notFound?: true;
  /** The page's path in each language that it has; without it each has the same. */
  paths?: PathsByLanguage;
  /** Defaults to the site's image. */
  image?: ShareImage;
  /** Set for an article; instants are ISO 8601. */
  article?: { published: string; section: string; tags: readonly string[] };
}

/** Metadata that depends on the business alone, with the keywords of every page. */
export function textMeta(block: TextBlock<MetaTexts>, business: Business): PageMeta {
  const { keywords, ...texts } = textsOf(block, business);
  return { ...texts, keywords: withSiteKeywords(keywords, business) };
}

interface MetaWords {
  title: string;
  description: (business: string) => string;
  keywords: string;
}

/** The same from a catalog's words, which the owner does not edit. */
export const wordMeta = (words: MetaWords, business: Business): PageMeta => ({
  title: `${words.title} | ${business.name}`,
  description: words.description(business.name),
  keywords: withSiteKeywords([words.keywords], business),
});

const withSiteKeywords = (keywords: readonly string[], business: Business) =>
  [...keywords, ...textsOf(siteKeywords, business)].join(', ');
