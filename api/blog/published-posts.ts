import type { Store } from '#api/store/store.ts';
import { type PostFilter, popularPosts } from '#domain/blog/blog.ts';
import type { BlogCategory, PostDetail, PostSummary } from '#domain/blog/post.schema.ts';
import { blogCategories } from '#domain/content/articles/categories.ts';
import type { ArticleRenderer } from './create-article-renderer.ts';
import { featuredImageSize as readImageSize } from './featured-image-size.ts';
import { presentPost, presentPostSummary } from './present-post.ts';

/** Published posts, newest first. */
export const readPosts = async (store: Store, filter: PostFilter): Promise<PostSummary[]> =>
  (await store.listPosts({ ...filter, published: true })).map(presentPostSummary);

/** Undefined for an unknown slug and for a draft. */
export async function readPost(
  { store, articles }: { store: Store; articles: ArticleRenderer },
  slug: string,
): Promise<PostDetail | undefined> {
  const post = await store.findPost(slug);
  if (!post?.published) return undefined;
  const [contentHtml, featuredImageSize] = await Promise.all([
    articles.html(post),
    readImageSize(store, post),
  ]);
  return presentPost(post, { contentHtml, ...(featuredImageSize && { featuredImageSize }) });
}

/** The current slug of the article that had `slug` before; undefined if there is none. */
export const readNewSlug = async (store: Store, slug: string): Promise<string | undefined> =>
  (await store.findRenamedPost(slug))?.slug;

export async function readPopular(store: Store): Promise<PostSummary[]> {
  const [posts, reads] = await Promise.all([store.listPosts({}), store.postReads()]);
  return popularPosts(posts, reads).map(presentPostSummary);
}

export const readCategories = async (): Promise<readonly BlogCategory[]> => blogCategories;
