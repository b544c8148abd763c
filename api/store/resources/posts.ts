import type { PostFilter } from '#domain/blog/blog.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import type { VersionedRecords } from '../versioned-records.ts';

export interface PostStore {
  /** No two have the same slug. */
  readonly posts: VersionedRecords<Post>;
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
