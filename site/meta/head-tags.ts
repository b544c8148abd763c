import { business } from '#domain/business/business.ts';
import { shareImageOf } from '#domain/content/share-images.ts';
import type { PageMeta } from './page-meta.ts';

/** An element of the head that differs from page to page. */
export interface HeadTag {
  tag: 'meta' | 'link';
  /** The attribute that says which one it is, and its value. */
  key: readonly [name: 'name' | 'property' | 'rel', value: string];
  /** The attribute that carries the page's own value. */
  value: readonly [name: 'content' | 'href', value: string];
}

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  key: [/^(og|article):/.test(name) ? 'property' : 'name', name],
  value: ['content', content],
});

/** Drawn for links to pages that have no picture of their own, 1200 x 630 px. */
export const SHARE_IMAGE = '/share.jpg';

/** The picture that stands for the page at `path` where it is shared. */
export const imageOf = (path: string): string => shareImageOf(path) ?? SHARE_IMAGE;

/** Title and tags of the page at `path`; addresses in them are absolute, without a query. */
export function headOf(
  origin: string,
  path: string,
  { title, description, keywords, noindex, article }: PageMeta,
): { title: string; tags: HeadTag[] } {
  const address = origin + path;
  const image = origin + imageOf(path);
  return {
    title,
    tags: [
      meta('description', description),
      meta('keywords', keywords),
      meta('robots', noindex ? 'noindex, follow' : 'index, follow'),
      { tag: 'link', key: ['rel', 'canonical'], value: ['href', address] },
      meta('og:type', article ? 'article' : 'website'),
      meta('og:site_name', business.name),
      meta('og:locale', 'en_US'),
      meta('og:title', title),
      meta('og:description', description),
      meta('og:url', address),
      meta('og:image', image),
      meta('og:image:width', '1200'),
      meta('og:image:height', '630'),
      meta('og:image:alt', `${title}: a drawing`),
      meta('twitter:card', 'summary_large_image'),
      meta('twitter:title', title),
      meta('twitter:description', description),
      meta('twitter:image', image),
      ...(article ? articleTags(article) : []),
    ],
  };
}

const articleTags = ({ published, section, tags }: NonNullable<PageMeta['article']>) => [
  meta('article:published_time', published),
  meta('article:section', section),
  ...tags.map((tag) => meta('article:tag', tag)),
];
