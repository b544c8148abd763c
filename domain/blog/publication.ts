import type { Post } from './post.schema.ts';

/** `post` as a draft or as everybody can read it; the day of its first publication stays. */
export function withPublication<P extends Pick<Post, 'published' | 'publishedAt'>>(
  post: P,
  published: boolean,
  now: Date,
): P {
  const first = post.publishedAt ?? (published ? now.toISOString() : undefined);
  return { ...post, published, ...(first !== undefined && { publishedAt: first }) };
}
