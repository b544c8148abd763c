import { articlePaths } from '#domain/blog/languages.ts';
import type { BlogCategory, PostDetail } from '#domain/blog/post.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { missingArticleMeta as missing } from '#domain/content/blog-page.ts';
import { siteKeywords } from '#domain/content/site-meta.ts';
import type { PageMeta } from '#site/meta/page-meta.ts';
import { articleShareImage } from './article-share-image.ts';

/** An article's metadata for search engines and shared links. */
export function articleMeta(
  post: PostDetail,
  categories: readonly BlogCategory[],
  business: Business,
): PageMeta {
  const section = categories.find(({ slug }) => slug === post.category)?.name ?? post.category;
  const [siteKeyword] = textsOf(siteKeywords, business);
  return {
    title: post.metaTitle || `${post.title} | ${business.name}`,
    description: post.metaDescription || post.excerpt,
    keywords: [...post.tags, section, ...(siteKeyword ? [siteKeyword] : [])].join(', '),
    paths: articlePaths(post),
    image: articleShareImage(post),
    article: { published: post.publishedAt ?? post.createdAt, section, tags: post.tags },
  };
}

/** For an article that does not exist or was deleted. */
export function missingArticleMeta(business: Business): PageMeta {
  const { keywords, ...texts } = textsOf(missing, business);
  return { ...texts, keywords: keywords.join(', '), noindex: true, notFound: true };
}
