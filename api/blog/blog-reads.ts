import type { Store } from '#api/store/store.ts';
import { type PostFilter, popularPosts } from '#domain/blog/blog.ts';
import type { BlogCategory, PostDetail, PostSummary } from '#domain/blog/post.schema.ts';
import { blogCategories } from '#domain/content/articles/categories.ts';
import { presentPost, presentPostSummary } from './present-post.ts';

/** The blog as everybody may read it: drafts are not there. */

export const readPosts = async (store: Store, filter: PostFilter): Promise<PostSummary[]> =>
  (await store.listPosts({ ...filter, published: true })).map(presentPostSummary);

/** Undefined for a draft too. */
export async function readPost(store: Store, slug: string): Promise<PostDetail | undefined> {
  const post = await store.findPost(slug);
  return post?.published ? presentPost(post) : undefined;
}

export async function readPopular(store: Store): Promise<PostSummary[]> {
  const [posts, reads] = await Promise.all([store.listPosts({}), store.postReads()]);
  return popularPosts(posts, reads).map(presentPostSummary);
}

export const readCategories = async (): Promise<readonly BlogCategory[]> => blogCategories;
