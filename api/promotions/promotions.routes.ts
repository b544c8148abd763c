import { ApiProblem } from '#api/http/api-problem.ts';
import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody } from '#api/http/validate.ts';
import { promotionChangeSchema } from '#domain/promotions/promotion.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { presentAdminPromotion } from './present-promotion.ts';
import { readPromotions } from './read-promotions.ts';

/** Seconds. */
const MAX_AGE = 60;

export function promotionsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, limits, owner, ownOrigin } = dependencies;

  router.get('/api/promotions', limits.slots, async (ctx) => {
    ctx.body = await readPromotions(store, businessToday(clock(), business.current().timeZone));
    ctx.set('Cache-Control', `public, max-age=${MAX_AGE}`);
  });

  router.get('/api/promotions/all', owner, async (ctx) => {
    ctx.body = (await store.promotions.all()).map(presentAdminPromotion);
  });

  router.put(
    '/api/promotions/:id',
    owner,
    ownOrigin,
    jsonBody,
    validBody(promotionChangeSchema, async (ctx, change) => {
      const stored = await store.promotions.find(ctx.params['id'] ?? '');
      if (!stored) throw new ApiProblem('not_found');
      const { id, type } = stored;
      const saved = await store.promotions.replace({ id, type, ...change });
      ctx.body = presentAdminPromotion(savedOrProblem(saved, { present: presentAdminPromotion }));
    }),
  );
}
