import * as z from 'zod/mini';
import { listQuerySchema } from '#api/http/list-query.schema.ts';
import type { Operation } from '#api/openapi/operation.ts';
import { pageResponseSchema } from '#api/openapi/page.schema.ts';
import { storedReviewSchema } from '#api/store/stored/stored-content.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { revisionField, revisionQuerySchema } from '#domain/records/versioned.schema.ts';
import {
  type ReviewImport,
  reviewChangeSchema,
  reviewEntrySchema,
  reviewImportSchema,
  reviewsResponseSchema,
  type StoredReview,
} from '#domain/reviews/review.schema.ts';

export const ownReviewSchema = z
  .extend(storedReviewSchema, { revision: revisionField })
  .register(z.globalRegistry, { id: 'OwnReview' }) satisfies Whole<StoredReview>;

export const reviewsOperations = [
  {
    call: 'GET /api/reviews',
    id: 'getReviews',
    tag: 'Content',
    summary: 'The reviews, newest first, and their averages',
    who: 'everyone',
    limit: 'slots',
    answers: { 200: reviewsResponseSchema },
  },
  {
    call: 'GET /api/reviews/all',
    id: 'listReviews',
    tag: 'Publishing',
    summary: 'Every review, including hidden ones, newest first',
    who: 'owner',
    query: listQuerySchema,
    answers: { 200: pageResponseSchema(ownReviewSchema) },
  },
  {
    call: 'POST /api/reviews',
    id: 'addReview',
    tag: 'Publishing',
    summary: 'Add a review',
    who: 'owner',
    body: reviewEntrySchema,
    answers: { 201: ownReviewSchema },
  },
  {
    call: 'POST /api/reviews/import',
    id: 'importReviews',
    tag: 'Publishing',
    summary: 'Add many reviews; those that are stored already are skipped',
    who: 'owner',
    body: reviewImportSchema,
    answers: {
      200: z.strictObject({
        added: z.int(),
        skipped: z.int(),
      }) satisfies Whole<ReviewImport>,
    },
  },
  {
    call: 'PUT /api/reviews/:id',
    id: 'changeReview',
    tag: 'Publishing',
    summary: 'Change or hide a review',
    who: 'owner',
    body: reviewChangeSchema,
    answers: { 200: ownReviewSchema },
  },
  {
    call: 'DELETE /api/reviews/:id',
    id: 'deleteReview',
    tag: 'Publishing',
    summary: 'Delete a review',
    description: 'Without `revision` the current version is deleted.',
    who: 'owner',
    query: revisionQuerySchema,
    answers: { 204: null },
    current: ownReviewSchema,
  },
] as const satisfies readonly Operation[];
