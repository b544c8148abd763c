import { randomUUID } from 'node:crypto';
import { ApiProblem } from '#api/http/api-problem.ts';
import { deleteRecord } from '#api/http/delete-record.ts';
import { jsonBody, jsonBodyUpTo } from '#api/http/json-body.ts';
import { listQuerySchema } from '#api/http/list-query.schema.ts';
import { paginate } from '#api/http/paginate.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody, validQuery } from '#api/http/validate.ts';
import {
  type ReviewImport,
  reviewChangeSchema,
  reviewEntrySchema,
  reviewImportSchema,
} from '#domain/reviews/review.schema.ts';
import { presentAdminReview } from './present-admin-review.ts';

/** KB of one import: 500 reviews of some 2,000 characters. */
const IMPORT_LIMIT_KB = 1024;

export function adminReviewsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, owner, ownOrigin } = dependencies;

  router.get(
    '/api/reviews/all',
    owner,
    validQuery(listQuerySchema, async (ctx, query) => {
      const page = paginate(await store.reviews.all(), query, {
        searched: ({ author, text }) => `${author}\n${text}`,
        key: ({ date, id }) => `${date}\n${id}`,
        direction: 'down',
      });
      ctx.body = { ...page, data: page.data.map(presentAdminReview) };
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
      ctx.status = 201;
      ctx.body = presentAdminReview(review);
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
      const stored = await store.reviews.find(ctx.params['id'] ?? '');
      if (!stored) throw new ApiProblem('not_found');
      const { id, sample } = stored;
      const saved = await store.reviews.replace({
        id,
        ...change,
        ...(hidden && { hidden }),
        ...(sample && { sample }),
      });
      ctx.body = presentAdminReview(savedOrProblem(saved, { present: presentAdminReview }));
    }),
  );

  router.delete(
    '/api/reviews/:id',
    owner,
    ownOrigin,
    deleteRecord(store.reviews, presentAdminReview),
  );
}
