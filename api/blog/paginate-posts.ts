import { InvalidCursorError, type ListQuery, type Page, pageAt } from '#api/store/page.ts';
import { byCreation, selectAdminPosts } from '#domain/blog/blog.ts';
import type { Post } from '#domain/blog/post.schema.ts';

/** One page of the admin's posts, newest first. Throws `InvalidCursorError`. */
export function paginatePosts(
  posts: readonly Post[],
  { search, limit, cursor }: ListQuery,
): Page<Post> {
  const found = selectAdminPosts(posts, search);
  const rest = cursor === undefined ? found : found.filter(isAfter(cursor));
  return pageAt(found, { start: found.length - rest.length, limit, cursorAfter: cursorOf });
}

/** The sort key of a page's last post, which stays valid when that post is deleted. */
const cursorOf = ({ createdAt, id }: Post) =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

function isAfter(cursor: string): (post: Post) => boolean {
  const [, createdAt, id] =
    /^(\d{4}-\S+Z) (.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!createdAt || !id) throw new InvalidCursorError('No page ended with this cursor');
  return (post) => byCreation({ createdAt, id }, post) < 0;
}
