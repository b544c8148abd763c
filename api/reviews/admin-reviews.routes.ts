import { randomUUID } from 'node:crypto';
import { ApiProblem } from '#api/http/api-problem.ts';
import { deleteRecord } from '#api/http/delete-record.ts';
import { implement } from '#api/http/implement.ts';
import { jsonBodyUpTo } from '#api/http/json-body.ts';
import { paginate } from '#api/http/paginate.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody } from '#api/http/validate.ts';
import { type ReviewImport, reviewImportSchema } from '#domain/reviews/review.schema.ts';
import { presentAdminReview } from './present-admin-review.ts';
import { reviewsOperations } from './reviews.openapi.ts';

/** KB of one import: 500 reviews of some 2,000 characters. */
const IMPORT_LIMIT_KB = 1024;

export function adminReviewsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, owner, ownOrigin } = dependencies;

  implement(router, dependencies, reviewsOperations, {
    listReviews: async ({ query }) => {
      const page = paginate(await store.reviews.all(), query, {
        searched: ({ author, text }) => `${author}\n${text}`,
        key: ({ date, id }) => `${date}\n${id}`,
        direction: 'down',
      });
      return { ...page, data: page.data.map(presentAdminReview) };
    },

    addReview: async ({ body: entry }) => {
      const review = { id: randomUUID(), revision: 1, ...entry };
      await store.reviews.add(review);
      return presentAdminReview(review);
    },

    changeReview: async ({ params, body: { hidden, ...change } }) => {
      const stored = await store.reviews.find(params.id);
      if (!stored) throw new ApiProblem('not_found');
      const { id, sample } = stored;
      const saved = await store.reviews.replace({
        id,
        ...change,
        ...(hidden && { hidden }),
        ...(sample && { sample }),
      });
      return presentAdminReview(savedOrProblem(saved, { present: presentAdminReview }));
    },

    deleteReview: ({ params, query }) =>
      deleteRecord(store.reviews, { id: params.id, revision: query.revision }, presentAdminReview),
  });

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
}
