import type { AdminPostSummary, Post } from '#domain/blog/post.schema.ts';
import type { EveryField } from '#domain/records/every-field.ts';

/** A post for the admin, with every field. */
export const presentAdminPost = (
  post: Post,
): EveryField<Omit<Post, 'formerSlugs' | 'updatedAt'>> => ({
  ...presentAdminPostSummary(post),
  content: post.content,
  featuredImage: post.featuredImage,
  featuredImageAlt: post.featuredImageAlt,
});

/** A post in the admin's list, without its text and picture. */
export const presentAdminPostSummary = (
  post: Post,
): EveryField<Omit<AdminPostSummary, 'updatedAt'>> => ({
  id: post.id,
  revision: post.revision,
  slug: post.slug,
  locale: post.locale,
  translationOf: post.translationOf,
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
