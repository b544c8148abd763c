import type { Business } from '#domain/business/business.ts';
import { defaultLocale, type Locale, locales } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { metaWords } from './meta.words.ts';
import type { PageMeta } from './page-meta.ts';
import { defaultShareImage, type ShareImage } from './share-image.ts';

/** An element of the head that varies by page. */
export interface HeadTag {
  tag: 'meta' | 'link';
  /** The attribute that identifies it, and its value. */
  key: readonly [name: 'name' | 'property' | 'rel' | 'hreflang', value: string];
  /** The attribute with the page's value. */
  value: readonly [name: 'content' | 'href', value: string];
}

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  key: [/^(og|article):/.test(name) ? 'property' : 'name', name],
  value: ['content', content],
});

/** Title and tags of the page at `path`, which says no language; URLs in them are absolute, without a query. */
export function headOf(
  origin: string,
  path: string,
  page: PageMeta,
  business: Pick<Business, 'name' | 'locale'>,
): { title: string; tags: HeadTag[] } {
  const { title, description, keywords, noindex, notFound, article } = page;
  const { image = defaultShareImage(business.locale) } = page;
  const imageAddress = new URL(image.address, origin).href;
  const imageAlt = image.alt ?? metaWords.in(business.locale).drawing(title);
  return {
    title,
    tags: [
      meta('description', description),
      meta('keywords', keywords),
      meta('robots', noindex ? 'noindex, follow' : 'index, follow'),
      ...(notFound ? [] : addressTags(origin, path, page, business.locale)),
      meta('og:type', article ? 'article' : 'website'),
      meta('og:site_name', business.name),
      meta('og:locale', openGraphLocales[languagesOf(page, business.locale).shown]),
      meta('og:title', title),
      meta('og:description', description),
      meta('og:image', imageAddress),
      ...imageTags(imageAlt, image),
      meta('twitter:card', 'summary_large_image'),
      meta('twitter:title', title),
      meta('twitter:description', description),
      meta('twitter:image', imageAddress),
      meta('twitter:image:alt', imageAlt),
      ...(article ? articleTags(article) : []),
    ],
  };
}

/** The languages that a page is in, and the one that it is given in: the visitor's, if it has that. */
function languagesOf({ paths }: PageMeta, visitor: Locale): { shown: Locale; all: Locale[] } {
  const all = locales.filter((one) => !paths || paths[one] !== undefined);
  return { shown: all.includes(visitor) ? visitor : (all[0] ?? visitor), all };
}

/** Omitted for a missing page: search engines would be sent to an address that answers 404. */
const addressTags = (origin: string, path: string, page: PageMeta, visitor: Locale): HeadTag[] => {
  const { shown, all } = languagesOf(page, visitor);
  const addressOf = (locale: Locale) => origin + addressIn(locale, page.paths?.[locale] ?? path);
  return [
    { tag: 'link', key: ['rel', 'canonical'], value: ['href', addressOf(shown)] },
    ...(all.length > 1
      ? [
          ...all.map((one) => alternate(one, addressOf(one))),
          alternate('x-default', addressOf(defaultLocale)),
        ]
      : []),
    meta('og:url', addressOf(shown)),
    ...all
      .filter((one) => one !== shown)
      .map((one) => meta('og:locale:alternate', openGraphLocales[one])),
  ];
};

/** The same page in another language, for search engines. */
const alternate = (language: string, href: string): HeadTag => ({
  tag: 'link',
  key: ['hreflang', language],
  value: ['href', href],
});

export const attributesOf = ({ key, value }: HeadTag): Record<string, string> => ({
  ...(key[0] === 'hreflang' && { rel: 'alternate' }),
  ...Object.fromEntries([key, value]),
});

const openGraphLocales: Readonly<Record<Locale, string>> = { en: 'en_US', es: 'es_US' };

const imageTags = (alt: string, image: ShareImage) => [
  ...(image.width && image.height
    ? [meta('og:image:width', String(image.width)), meta('og:image:height', String(image.height))]
    : []),
  meta('og:image:alt', alt),
];

const articleTags = ({ published, section, tags }: NonNullable<PageMeta['article']>) => [
  meta('article:published_time', published),
  meta('article:section', section),
  ...tags.map((tag) => meta('article:tag', tag)),
];
