import type { PostSummary } from '#domain/blog/post.schema.ts';

/** Posts shown at the end of an article. */
const RELATED_COUNT = 3;

/** The posts most related to `post` by shared tags and category; of two equals the newer first. */
export function relatedPosts(
  post: Pick<PostSummary, 'id' | 'category' | 'tags'>,
  posts: readonly PostSummary[],
): PostSummary[] {
  const nearness = (other: PostSummary) =>
    (other.category === post.category ? 2 : 0) +
    other.tags.filter((tag) => post.tags.includes(tag)).length;
  // The list is newest first, and sorting is stable.
  return posts
    .filter(({ id }) => id !== post.id)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, RELATED_COUNT);
}
