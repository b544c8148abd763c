import type { Post } from './post.schema.ts';

/** `post`, published or as a draft; `publishedAt` stays the instant of its first publication. */
export function withPublication<P extends Pick<Post, 'published' | 'publishedAt'>>(
  post: P,
  published: boolean,
  now: Date,
): P {
  const first = post.publishedAt ?? (published ? now.toISOString() : undefined);
  return { ...post, published, ...(first !== undefined && { publishedAt: first }) };
}
