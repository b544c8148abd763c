import { sql } from 'kysely';
import { selectPosts } from '#domain/blog/blog.ts';
import { findRenamedPost } from '#domain/blog/renaming.ts';
import type { Operations } from '../../operations.ts';
import type { PostStore } from '../../resources/posts.ts';
import type { Records } from '../records.ts';

export function postStore({ db, posts }: Records, operations: Operations): PostStore {
  return {
    posts: operations.versioned(posts),
    listPosts: (filter) => operations.run(async () => selectPosts(await posts.all(), filter)),
    findPost: (slug) => operations.run(() => posts.findNamed(slug)),
    findRenamedPost: (slug) => operations.run(async () => findRenamedPost(await posts.all(), slug)),

    postReads: () =>
      operations.run(async () => {
        const rows = await db.selectFrom('post_reads').selectAll().execute();
        return new Map(rows.map(({ post_id, reads }) => [post_id, reads]));
      }),
    addPostReads: (added) =>
      operations.run(async () => {
        if (added.size === 0) return;
        await db
          .insertInto('post_reads')
          // In order, so that two processes cannot wait for each other.
          .values([...added].sort().map(([post_id, reads]) => ({ post_id, reads })))
          .onConflict((conflict) =>
            conflict.column('post_id').doUpdateSet(({ ref }) => ({
              reads: sql`${ref('post_reads.reads')} + ${ref('excluded.reads')}`,
            })),
          )
          .execute();
      }),
  };
}
