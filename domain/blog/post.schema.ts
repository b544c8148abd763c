import * as z from 'zod/mini';
import { localeField } from '#domain/locale/locale.schema.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { optionalLine } from '#domain/validation/fields.ts';

/** A stored post, draft or published. Instants are ISO 8601 in UTC. */
export interface Post extends Versioned {
  slug: string;
  /** The language of its text; English without one. */
  locale?: Locale | undefined;
  /** Id of the post in English that it translates. */
  translationOf?: string | undefined;
  /** Slugs under which it was published earlier; links to them redirect to `slug`. */
  formerSlugs?: readonly string[] | undefined;
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  /** Slug of a category. */
  category: string;
  tags: readonly string[];
  /** A path of this site or an http(s) address. */
  featuredImage?: string | undefined;
  /** Alternative text of the image. */
  featuredImageAlt?: string | undefined;
  metaTitle: string;
  metaDescription: string;
  published: boolean;
  createdAt: string;
  publishedAt?: string | undefined;
  /** When the owner last changed it; undefined for a post that was never changed. */
  updatedAt?: string | undefined;
  /** Marks the sample posts of a new installation. */
  sample?: true | undefined;
}

/** The public fields of a published post, as in lists: without its content. */
export type PostSummary = Omit<
  Post,
  'content' | 'formerSlugs' | 'published' | 'sample' | 'revision' | 'translationOf'
> & {
  readingMinutes: number;
  /** The slugs of the article in each language that it is published in, its own among them; missing with one. */
  slugs?: Partial<Record<Locale, string>> | undefined;
};

/** In pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

export type PostDetail = PostSummary & {
  content: string;
  /** Missing for a picture on another site. */
  featuredImageSize?: ImageSize | undefined;
  /** Rendered from `content` and sanitized. */
  contentHtml: string;
};

/** A post in the admin list: without its content. */
export type AdminPostSummary = Omit<
  Post,
  'content' | 'featuredImage' | 'featuredImageAlt' | 'formerSlugs'
>;

/** The rendered preview of a post that is being written. */
export interface PostPreview {
  /** Sanitized. */
  contentHtml: string;
  readingMinutes: number;
}

export interface BlogCategory {
  id: string;
  name: string;
  slug: string;
}

const shortText = optionalLine(200);

/** The query of `GET /api/blog/posts`; empty values do not filter. */
export const postQuerySchema = z.object({
  published: z.optional(z.enum(['true', 'false'])),
  category: shortText,
  search: shortText,
  locale: localeField,
});
