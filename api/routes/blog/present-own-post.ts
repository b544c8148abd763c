import type { OwnPostSummary, Post } from '#domain/blog/post.schema.ts';

/** What the owner sees of a post: all of it, drafts too. */
export const presentOwnPost = (post: Post): Post => ({
  ...presentOwnSummary(post),
  content: post.content,
  featuredImage: post.featuredImage,
  featuredImageAlt: post.featuredImageAlt,
});

/** A line of the owner's list. */
export const presentOwnSummary = (post: Post): OwnPostSummary => ({
  id: post.id,
  revision: post.revision,
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  category: post.category,
  tags: post.tags,
  metaTitle: post.metaTitle,
  metaDescription: post.metaDescription,
  published: post.published,
  createdAt: post.createdAt,
  publishedAt: post.publishedAt,
  sample: post.sample,
});
