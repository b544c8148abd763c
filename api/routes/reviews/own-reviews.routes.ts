import { randomUUID } from 'node:crypto';
import { savedOrProblem } from '#api/edits/saved-or-problem.ts';
import { versionOf } from '#api/edits/version-of.ts';
import { pageOf } from '#api/lists/page-of.ts';
import { jsonBody, jsonBodyUpTo } from '#api/middleware/json-body.ts';
import { validBody, validQuery } from '#api/middleware/validate.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import { listQuerySchema } from '#api/routes/list-query.schema.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { revisionQuerySchema } from '#domain/edits/versioned.schema.ts';
import {
  type ReviewImport,
  reviewChangeSchema,
  reviewEntrySchema,
  reviewImportSchema,
} from '#domain/reviews/review.schema.ts';
import { presentOwnReview } from './present-own-review.ts';

/** KB of one import: 500 reviews of some 2,000 characters. */
const IMPORT_LIMIT_KB = 1024;

export function ownReviewsRoutes(router: ApiRouter, parts: RouteParts): void {
  const { store, owner, ownOrigin, contentChanged } = parts;

  router.get(
    '/api/reviews/all',
    owner,
    validQuery(listQuerySchema, async (ctx, query) => {
      const page = pageOf(await store.reviews.all(), query, {
        searched: ({ author, text }) => `${author}\n${text}`,
        key: ({ date, id }) => `${date}\n${id}`,
        direction: 'down',
      });
      ctx.body = { ...page, data: page.data.map(presentOwnReview) };
    }),
  );

  router.post(
    '/api/reviews',
    owner,
    ownOrigin,
    jsonBody,
    validBody(reviewEntrySchema, async (ctx, entry) => {
      const review = { id: randomUUID(), revision: 1, ...entry };
      await store.reviews.add(review);
      contentChanged();
      ctx.status = 201;
      ctx.body = presentOwnReview(review);
    }),
  );

  router.post(
    '/api/reviews/import',
    owner,
    ownOrigin,
    jsonBodyUpTo(IMPORT_LIMIT_KB),
    validBody(reviewImportSchema, async (ctx, { reviews }) => {
      const added = await store.addNewReviews(
        reviews.map((entry) => ({ id: randomUUID(), revision: 1, ...entry })),
      );
      contentChanged();
      ctx.body = {
        added: added.length,
        skipped: reviews.length - added.length,
      } satisfies ReviewImport;
    }),
  );

  router.put(
    '/api/reviews/:id',
    owner,
    ownOrigin,
    jsonBody,
    validBody(reviewChangeSchema, async (ctx, { hidden, ...change }) => {
      const kept = await store.reviews.find(ctx.params['id'] ?? '');
      if (!kept) throw new ApiProblem('not_found');
      const { id, sample } = kept;
      const saved = await store.reviews.replace({
        id,
        ...change,
        ...(hidden && { hidden }),
        ...(sample && { sample }),
      });
      ctx.body = presentOwnReview(savedOrProblem(saved, { present: presentOwnReview }));
      contentChanged();
    }),
  );

  router.delete(
    '/api/reviews/:id',
    owner,
    ownOrigin,
    validQuery(revisionQuerySchema, async (ctx, { revision }) => {
      const saved = await store.reviews.remove(
        await versionOf(store.reviews, ctx.params['id'], revision),
      );
      savedOrProblem(saved, { present: presentOwnReview });
      contentChanged();
      ctx.status = 204;
    }),
  );
}
