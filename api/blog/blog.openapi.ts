import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { storedPostSchema } from '#api/store/stored/stored-content.schema.ts';
import {
  type BlogCategory,
  type PostDetail,
  type PostSummary,
  postQuerySchema,
} from '#domain/blog/post.schema.ts';
import { localeQuerySchema } from '#domain/locale/locale.schema.ts';
import { locales } from '#domain/locale/locale.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { ownPostSchema } from './admin-posts.openapi.ts';

const postSummarySchema = z
  .extend(
    z.omit(storedPostSchema, {
      content: true,
      formerSlugs: true,
      published: true,
      sample: true,
      revision: true,
      translationOf: true,
    }),
    {
      readingMinutes: z.int(),
      slugs: z.optional(z.partialRecord(z.enum(locales), z.string())),
    },
  )
  .register(z.globalRegistry, { id: 'PostSummary' }) satisfies Whole<PostSummary>;

const postSchema = z
  .extend(postSummarySchema, {
    content: z.string(),
    contentHtml: z.string(),
    featuredImageSize: z.optional(z.strictObject({ width: z.int(), height: z.int() })),
  })
  .register(z.globalRegistry, { id: 'Post' }) satisfies Whole<PostDetail>;

const categorySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
}) satisfies Whole<BlogCategory>;

export const blogOperations = [
  {
    call: 'GET /api/blog/posts',
    id: 'listPosts',
    tag: 'Content',
    summary: 'The articles, newest first',
    description:
      'With `published=true` for everybody, without the text: the articles of a language, and after them those in ' +
      'English that are not translated. Otherwise for the signed-in owner: every ' +
      'article with its text, or with `published=false` the drafts.',
    who: 'everyone',
    limit: 'slots',
    query: postQuerySchema,
    answers: { 200: z.union([z.array(postSummarySchema), z.array(ownPostSchema)]) },
    problems: ['not_signed_in', 'api_key_not_accepted'],
  },
  {
    call: 'GET /api/blog/popular',
    id: 'listPopularPosts',
    tag: 'Content',
    summary: 'The most-read articles',
    who: 'everyone',
    limit: 'slots',
    query: localeQuerySchema,
    answers: { 200: z.array(postSummarySchema) },
  },
  {
    call: 'GET /api/blog/categories',
    id: 'listCategories',
    tag: 'Content',
    summary: 'The categories of articles',
    who: 'everyone',
    limit: 'slots',
    query: localeQuerySchema,
    answers: { 200: z.array(categorySchema) },
  },
  {
    call: 'GET /api/blog/posts/:post',
    id: 'getPost',
    tag: 'Content',
    summary: 'An article as Markdown and as HTML',
    description:
      'An old slug redirects to the article’s new one. `slugs` has that of each language that it is published in.',
    who: 'everyone',
    limit: 'slots',
    answers: { 200: postSchema, 301: null },
  },
] as const satisfies readonly Operation[];
