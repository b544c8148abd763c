import { savedOrProblem } from '#api/edits/saved-or-problem.ts';
import { jsonBody } from '#api/middleware/json-body.ts';
import { validBody } from '#api/middleware/validate.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { promotionChangeSchema } from '#domain/promotions/promotion.schema.ts';
import { presentOwnPromotion } from './present-promotion.ts';
import { readPromotions } from './read-promotions.ts';

/** Seconds that a browser may show the offers without asking again. */
const KEPT = 60;

export function promotionsRoutes(router: ApiRouter, parts: RouteParts): void {
  const { store, clock, limits, owner, ownOrigin, contentChanged } = parts;

  router.get('/api/promotions', limits.slots, async (ctx) => {
    ctx.body = await readPromotions(store, clock());
    ctx.set('Cache-Control', `public, max-age=${KEPT}`);
  });

  router.get('/api/promotions/all', owner, async (ctx) => {
    ctx.body = (await store.promotions.all()).map(presentOwnPromotion);
  });

  router.put(
    '/api/promotions/:id',
    owner,
    ownOrigin,
    jsonBody,
    validBody(promotionChangeSchema, async (ctx, change) => {
      const kept = await store.promotions.find(ctx.params['id'] ?? '');
      if (!kept) throw new ApiProblem('not_found');
      const { id, type } = kept;
      const saved = await store.promotions.replace({ id, type, ...change });
      ctx.body = presentOwnPromotion(savedOrProblem(saved, { present: presentOwnPromotion }));
      contentChanged();
    }),
  );
}
