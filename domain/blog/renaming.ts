import type { Post } from './post.schema.ts';

type Named = Pick<Post, 'slug' | 'formerSlugs' | 'publishedAt'>;

/**
 * `post` with the slug `slug`. The slugs under which it was ever published stay with it, because
 * links to them exist.
 */
export function withSlug<P extends Named>(post: P, slug: string): P {
  const former = new Set(post.formerSlugs);
  if (post.publishedAt !== undefined) former.add(post.slug);
  former.delete(slug);
  return { ...post, slug, formerSlugs: former.size > 0 ? [...former] : undefined };
}

/**
 * The published post that had `slug` before; of several the newest. Undefined while a published post
 * has it. `posts` are in the order of creation.
 */
export function findRenamedPost(posts: readonly Post[], slug: string): Post | undefined {
  if (posts.some((post) => post.published && post.slug === slug)) return undefined;
  return posts.findLast((post) => post.published && post.formerSlugs?.includes(slug));
}
