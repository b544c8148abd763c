import type { BlogCategory, PostDetail } from '#domain/blog/post.schema.ts';
import { categoriesKey, type PageData, postKey } from '#site/data/page-data.ts';
import { articleSlugOf, isRoutePath } from '#site/routing/route-paths.ts';
import { articleMeta, missingArticleMeta } from './article-meta.ts';
import { notFoundMeta, type PageMeta, pageMeta } from './page-meta.ts';

/** What the head of the page at `path` says, given what the page shows. */
export function metaOf(path: string, data: PageData): PageMeta {
  if (isRoutePath(path)) return pageMeta[path];
  const slug = articleSlugOf(path);
  if (!slug) return notFoundMeta;
  const post = data[postKey(slug)] as PostDetail | null | undefined;
  const categories = (data[categoriesKey] ?? []) as BlogCategory[];
  return post ? articleMeta(post, categories) : missingArticleMeta;
}
