import type { Post } from './post.schema.ts';

/** When the public content of a published post last changed: an ISO 8601 instant. */
export function lastChangeOf({
  createdAt,
  publishedAt = createdAt,
  updatedAt = publishedAt,
}: Pick<Post, 'createdAt' | 'publishedAt' | 'updatedAt'>): string {
  return updatedAt > publishedAt ? updatedAt : publishedAt;
}

/** `post`, published or as a draft; `publishedAt` stays the instant of its first publication. */
export function withPublication<P extends Pick<Post, 'published' | 'publishedAt'>>(
  post: P,
  published: boolean,
  now: Date,
): P {
  const first = post.publishedAt ?? (published ? now.toISOString() : undefined);
  return { ...post, published, ...(first !== undefined && { publishedAt: first }) };
}
