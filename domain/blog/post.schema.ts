import * as z from 'zod/mini';
import type { Versioned } from '#domain/edits/versioned.schema.ts';

/** An article as it is kept: drafts too. Instants are ISO 8601 in UTC. */
export interface Post extends Versioned {
  slug: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  /** Slug of a category. */
  category: string;
  tags: readonly string[];
  /** A path of this site or an http(s) address. */
  featuredImage?: string | undefined;
  /** What the picture shows, for those who do not see it. */
  featuredImageAlt?: string | undefined;
  metaTitle: string;
  metaDescription: string;
  published: boolean;
  createdAt: string;
  publishedAt?: string | undefined;
  /** Marks what a new installation starts with. */
  sample?: true | undefined;
}

/** What everybody may read of a published article; lists leave the text out. */
export type PostSummary = Omit<Post, 'content' | 'published' | 'sample' | 'revision'> & {
  readingMinutes: number;
};

export type PostDetail = PostSummary & {
  content: string;
  /** Made from `content` and safe to show as it is. */
  contentHtml: string;
};

/** A line of the owner's list: drafts too, the text left out. */
export type OwnPostSummary = Omit<Post, 'content' | 'featuredImage' | 'featuredImageAlt'>;

/** What the owner sees while writing: what everybody would. */
export interface PostPreview {
  /** Safe to show as it is. */
  contentHtml: string;
  readingMinutes: number;
}

export interface BlogCategory {
  id: string;
  name: string;
  slug: string;
}

const shortText = z.optional(
  z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters')),
);

/** The query of the list of articles; empty text asks for everything. */
export const postQuerySchema = z.object({
  published: z.optional(z.enum(['true', 'false'])),
  category: shortText,
  search: shortText,
});
