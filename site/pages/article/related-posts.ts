import type { PostSummary } from '#domain/blog/post.schema.ts';

/** Posts shown at the end of an article. */
const RELATED_COUNT = 3;

/** The posts nearest to `post`: shared tags and its category count, and the newer of two wins. */
export function relatedPosts(
  post: Pick<PostSummary, 'id' | 'category' | 'tags'>,
  posts: readonly PostSummary[],
): PostSummary[] {
  const nearness = (other: PostSummary) =>
    (other.category === post.category ? 2 : 0) +
    other.tags.filter((tag) => post.tags.includes(tag)).length;
  // The list is newest first, and sorting keeps the order of equals.
  return posts
    .filter(({ id }) => id !== post.id)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, RELATED_COUNT);
}
