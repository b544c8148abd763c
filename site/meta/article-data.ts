import type { PostDetail } from '#domain/blog/post.schema.ts';
import { imageOf } from './head-tags.ts';

/** An article for search engines; its author is the business, which `@id` names. */
export const articleData = (origin: string, path: string, post: PostDetail): object => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.metaDescription || post.excerpt,
  image: [origin + imageOf(path)],
  datePublished: post.publishedAt ?? post.createdAt,
  dateModified: post.publishedAt ?? post.createdAt,
  keywords: post.tags.join(', '),
  mainEntityOfPage: origin + path,
  author: { '@id': `${origin}/#business` },
  publisher: { '@id': `${origin}/#business` },
});
