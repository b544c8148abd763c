import { localeOfPost } from '#domain/blog/languages.ts';
import type { PostDetail } from '#domain/blog/post.schema.ts';
import { lastChangeOf } from '#domain/blog/publication.ts';
import type { Business } from '#domain/business/business.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { languageTags } from '#site/meta/language-tags.ts';
import { articleShareImage } from './article-share-image.ts';

/** Structured data of an article; `@id` refers to the business, its publisher. */
export const articleData = (
  origin: string,
  path: string,
  post: PostDetail,
  { inspector, locale }: Pick<Business, 'inspector' | 'locale'>,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.metaDescription || post.excerpt,
  image: [new URL(articleShareImage(post).address, origin).href],
  datePublished: post.publishedAt ?? post.createdAt,
  dateModified: lastChangeOf(post),
  keywords: post.tags.join(', '),
  inLanguage: languageTags[localeOfPost(post)],
  mainEntityOfPage: origin + addressIn(localeOfPost(post), path),
  author: { '@type': 'Person', name: inspector.name, url: origin + addressIn(locale, '/about') },
  publisher: { '@id': `${origin}/#business` },
});
