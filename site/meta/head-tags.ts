import { business } from '#domain/business/business.ts';
import { isRoutePath } from '#site/routing/route-paths.ts';
import { notFoundMeta, pageMeta } from './page-meta.ts';

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

export const metaOf = (path: string) => (isRoutePath(path) ? pageMeta[path] : notFoundMeta);

/** Drawn for shared links, 1200 x 630 px. */
export const SHARE_IMAGE = '/share.jpg';

/** Title and tags of the page at `path`; addresses in them are absolute, without a query. */
export function headOf(origin: string, path: string): { title: string; tags: HeadTag[] } {
  const { title, description, keywords, noindex } = metaOf(path);
  const address = origin + path;
  return {
    title,
    tags: [
      meta('description', description),
      meta('keywords', keywords),
      meta('robots', noindex ? 'noindex, follow' : 'index, follow'),
      { tag: 'link', key: ['rel', 'canonical'], value: ['href', address] },
      meta('og:type', 'website'),
      meta('og:site_name', business.name),
      meta('og:locale', 'en_US'),
      meta('og:title', title),
      meta('og:description', description),
      meta('og:url', address),
      meta('og:image', origin + SHARE_IMAGE),
      meta('og:image:width', '1200'),
      meta('og:image:height', '630'),
      meta('og:image:alt', `A brick house behind a field of bluebonnets, and: ${business.name}`),
      meta('twitter:card', 'summary_large_image'),
      meta('twitter:title', title),
      meta('twitter:description', description),
      meta('twitter:image', origin + SHARE_IMAGE),
    ],
  };
}
