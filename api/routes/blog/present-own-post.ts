import type { Post } from '#domain/blog/post.schema.ts';

/** What the owner sees of a post: all of it, drafts too. */
export const presentOwnPost = (post: Post): Post => ({ ...post });
