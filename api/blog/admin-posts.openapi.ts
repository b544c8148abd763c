import * as z from 'zod/mini';
import { listQuerySchema } from '#api/http/list-query.schema.ts';
import type { Operation } from '#api/openapi/operation.ts';
import { pageResponseSchema } from '#api/openapi/page.schema.ts';
import { storedPostSchema } from '#api/store/stored/stored-content.schema.ts';
import type { AdminPostSummary, Post, PostPreview } from '#domain/blog/post.schema.ts';
import {
  changedPostSchema,
  newPostSchema,
  previewSchema,
  publicationSchema,
} from '#domain/blog/post-form.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { revisionField, revisionQuerySchema } from '#domain/records/versioned.schema.ts';

const presentedPostSchema = z.extend(z.omit(storedPostSchema, { formerSlugs: true }), {
  revision: revisionField,
});

export const ownPostSchema = z
  .extend(presentedPostSchema, {})
  .register(z.globalRegistry, { id: 'OwnPost' }) satisfies Whole<Omit<Post, 'formerSlugs'>>;

const ownPostSummarySchema = z
  .omit(presentedPostSchema, { content: true, featuredImage: true, featuredImageAlt: true })
  .register(z.globalRegistry, { id: 'OwnPostSummary' }) satisfies Whole<AdminPostSummary>;

const previewResponseSchema = z.strictObject({
  contentHtml: z.string(),
  readingMinutes: z.int(),
}) satisfies Whole<PostPreview>;

export const adminPostsOperations = [
  {
    call: 'GET /api/owner/posts',
    id: 'listOwnPosts',
    tag: 'Publishing',
    summary: 'The articles and drafts without their text, newest first',
    who: 'owner',
    query: listQuerySchema,
    answers: { 200: pageResponseSchema(ownPostSummarySchema) },
  },
  {
    call: 'GET /api/owner/posts/:id',
    id: 'getOwnPost',
    tag: 'Publishing',
    summary: 'An article or draft',
    who: 'owner',
    answers: { 200: ownPostSchema },
  },
  {
    call: 'POST /api/blog/posts',
    id: 'addPost',
    tag: 'Publishing',
    summary: 'Write an article; a draft unless `published`',
    who: 'owner',
    body: newPostSchema,
    answers: { 201: ownPostSchema },
  },
  {
    call: 'PUT /api/blog/posts/:post',
    id: 'changePost',
    tag: 'Publishing',
    summary: 'Change an article',
    description: 'Without `revision` the current version is overwritten.',
    who: 'owner',
    body: changedPostSchema,
    answers: { 200: ownPostSchema },
  },
  {
    call: 'PATCH /api/blog/posts/:post',
    id: 'publishPost',
    tag: 'Publishing',
    summary: 'Publish an article, or unpublish it',
    who: 'owner',
    body: publicationSchema,
    answers: { 200: ownPostSchema },
  },
  {
    call: 'DELETE /api/blog/posts/:post',
    id: 'deletePost',
    tag: 'Publishing',
    summary: 'Delete an article',
    description: 'Without `revision` the current version is deleted.',
    who: 'owner',
    query: revisionQuerySchema,
    answers: { 204: null },
    current: ownPostSchema,
  },
  {
    call: 'POST /api/blog/preview',
    id: 'previewPost',
    tag: 'Publishing',
    summary: 'The HTML of a text, and the time to read it',
    who: 'owner',
    body: previewSchema,
    answers: { 200: previewResponseSchema },
  },
] as const satisfies readonly Operation[];
