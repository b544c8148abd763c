import { type PostFilter, selectPosts } from '#domain/blog/blog.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import { findRenamedPost } from '#domain/blog/renaming.ts';
import type { RecordStore } from '../records/records.ts';

export interface PostStore {
  /** Newest first, drafts among them unless `filter` says otherwise. */
  listPosts(filter: PostFilter): Promise<Post[]>;
  /** Undefined for a slug that no post has. */
  findPost(slug: string): Promise<Post | undefined>;
  /** The published post that had `slug` before; undefined while a published post has it. */
  findRenamedPost(slug: string): Promise<Post | undefined>;
  /** How often each post was read, by post id. */
  postReads(): Promise<ReadonlyMap<string, number>>;
  /** Adds to the counts of `postReads`. */
  addPostReads(reads: ReadonlyMap<string, number>): Promise<void>;
}

export const postStore = ({ posts, postReads }: RecordStore): PostStore => ({
  listPosts: async (filter) => selectPosts(await posts.read(), filter),
  findPost: (slug) => posts.findNamed(slug),
  findRenamedPost: async (slug) => findRenamedPost(await posts.read(), slug),

  postReads: async () => new Map(Object.entries(await postReads.read())),
  addPostReads: (reads) =>
    postReads.change((counts) => {
      const sums = reads.entries().map(([id, n]) => [id, n + (counts[id] ?? 0)]);
      const next = reads.size > 0 ? { ...counts, ...Object.fromEntries(sums) } : counts;
      return { next, result: undefined };
    }),
});
