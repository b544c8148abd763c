import { selectPosts } from '#domain/blog/blog.ts';
import { findRenamedPost } from '#domain/blog/renaming.ts';
import type { Operations } from '../../operations.ts';
import type { PostStore } from '../../resources/posts.ts';
import type { Files } from '../open-files.ts';

export function postStore({ posts, postReads }: Files, operations: Operations): PostStore {
  return {
    posts: operations.versioned(posts),
    listPosts: (filter) => operations.run(async () => selectPosts(await posts.all(), filter)),
    findPost: (slug) =>
      operations.run(async () => (await posts.all()).find((post) => post.slug === slug)),
    findRenamedPost: (slug) => operations.run(async () => findRenamedPost(await posts.all(), slug)),

    postReads: () => operations.run(() => new Map(Object.entries(postReads.content))),
    addPostReads: (reads) =>
      operations.run(() =>
        postReads.change((counts) => {
          const sums = reads.entries().map(([id, n]) => [id, n + (counts[id] ?? 0)]);
          const next = reads.size > 0 ? { ...counts, ...Object.fromEntries(sums) } : counts;
          return { next, result: undefined };
        }),
      ),
  };
}
