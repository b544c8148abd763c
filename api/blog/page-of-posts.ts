import { InvalidCursorError, type ListQuery, type Page } from '#api/store/store.ts';
import { byCreation, selectOwnPosts } from '#domain/blog/blog.ts';
import type { Post } from '#domain/blog/post.schema.ts';

/** One page of the owner's list. Rejects with `InvalidCursorError`. */
export function pageOfPosts(
  posts: readonly Post[],
  { search, limit, cursor }: ListQuery,
): Page<Post> {
  const found = selectOwnPosts(posts, search);
  const rest = cursor === undefined ? found : found.filter(behind(cursor));
  const data = rest.slice(0, limit);
  const last = data.at(-1);
  return {
    data,
    total: found.length,
    nextCursor: last && rest.length > limit ? cursorOf(last) : null,
  };
}

/** Where a page ended: it stays a place in the list when the post itself is deleted. */
const cursorOf = ({ createdAt, id }: Post) =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

function behind(cursor: string): (post: Post) => boolean {
  const [, createdAt, id] =
    /^(\d{4}-\S+Z) (.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!createdAt || !id) throw new InvalidCursorError('No page ended with this cursor');
  return (post) => byCreation({ createdAt, id }, post) < 0;
}
