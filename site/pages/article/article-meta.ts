import type { BlogCategory, PostDetail } from '#domain/blog/post.schema.ts';
import { business } from '#domain/business/defaults/business.ts';
import type { PageMeta } from '#site/meta/page-meta.ts';
import { articleShareImage } from './article-share-image.ts';

/** An article's metadata for search engines and shared links. */
export function articleMeta(post: PostDetail, categories: readonly BlogCategory[]): PageMeta {
  const section = categories.find(({ slug }) => slug === post.category)?.name ?? post.category;
  return {
    title: post.metaTitle || `${post.title} | ${business.name}`,
    description: post.metaDescription || post.excerpt,
    keywords: [...post.tags, section, 'home inspection DFW'].join(', '),
    image: articleShareImage(post),
    article: { published: post.publishedAt ?? post.createdAt, section, tags: post.tags },
  };
}

/** For an article that does not exist or was deleted. */
export const missingArticleMeta: PageMeta = {
  title: `Article Not Found | ${business.name}`,
  description: `This article does not exist or has been moved. Find other articles about homes in the ${business.serviceArea}.`,
  keywords: 'home inspection blog, home inspection DFW',
  noindex: true,
  notFound: true,
};
