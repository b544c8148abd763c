import type { Business } from '#domain/business/business.ts';
import type { PageMeta } from './page-meta.ts';
import { defaultShareImage, type ShareImage } from './share-image.ts';

/** An element of the head that varies by page. */
export interface HeadTag {
  tag: 'meta' | 'link';
  /** The attribute that identifies it, and its value. */
  key: readonly [name: 'name' | 'property' | 'rel', value: string];
  /** The attribute with the page's value. */
  value: readonly [name: 'content' | 'href', value: string];
}

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  key: [/^(og|article):/.test(name) ? 'property' : 'name', name],
  value: ['content', content],
});

/** Title and tags of the page at `path`; URLs in them are absolute, without a query. */
export function headOf(
  origin: string,
  path: string,
  page: PageMeta,
  business: Pick<Business, 'name'>,
): { title: string; tags: HeadTag[] } {
  const { title, description, keywords, noindex, notFound, article } = page;
  const { image = defaultShareImage } = page;
  const address = origin + path;
  const imageAddress = new URL(image.address, origin).href;
  return {
    title,
    tags: [
      meta('description', description),
      meta('keywords', keywords),
      meta('robots', noindex ? 'noindex, follow' : 'index, follow'),
      ...(notFound ? [] : addressTags(address)),
      meta('og:type', article ? 'article' : 'website'),
      meta('og:site_name', business.name),
      meta('og:locale', 'en_US'),
      meta('og:title', title),
      meta('og:description', description),
      meta('og:image', imageAddress),
      ...imageTags(title, image),
      meta('twitter:card', 'summary_large_image'),
      meta('twitter:title', title),
      meta('twitter:description', description),
      meta('twitter:image', imageAddress),
      meta('twitter:image:alt', altOf(title, image)),
      ...(article ? articleTags(article) : []),
    ],
  };
}

/** Omitted for a missing page: search engines would be sent to an address that answers 404. */
const addressTags = (address: string): HeadTag[] => [
  { tag: 'link', key: ['rel', 'canonical'], value: ['href', address] },
  meta('og:url', address),
];

const imageTags = (title: string, image: ShareImage) => [
  ...(image.width && image.height
    ? [meta('og:image:width', String(image.width)), meta('og:image:height', String(image.height))]
    : []),
  meta('og:image:alt', altOf(title, image)),
];

const altOf = (title: string, { alt }: ShareImage) => alt ?? `${title}: a drawing`;

const articleTags = ({ published, section, tags }: NonNullable<PageMeta['article']>) => [
  meta('article:published_time', published),
  meta('article:section', section),
  ...tags.map((tag) => meta('article:tag', tag)),
];
