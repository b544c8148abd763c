import type { PostDetail } from '#domain/blog/post.schema.ts';
import { lastChangeOf } from '#domain/blog/publication.ts';
import type { Inspector } from '#domain/business/profile.schema.ts';
import { articleShareImage } from './article-share-image.ts';

/** Structured data of an article; `@id` refers to the business, its publisher. */
export const articleData = (
  origin: string,
  path: string,
  post: PostDetail,
  inspector: Pick<Inspector, 'name'>,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.metaDescription || post.excerpt,
  image: [new URL(articleShareImage(post).address, origin).href],
  datePublished: post.publishedAt ?? post.createdAt,
  dateModified: lastChangeOf(post),
  keywords: post.tags.join(', '),
  mainEntityOfPage: origin + path,
  author: { '@type': 'Person', name: inspector.name, url: `${origin}/about` },
  publisher: { '@id': `${origin}/#business` },
});
