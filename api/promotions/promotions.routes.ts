import { randomUUID } from 'node:crypto';
import { ApiProblem } from '#api/http/api-problem.ts';
import { jsonBody } from '#api/http/json-body.ts';
import { requestedVersion } from '#api/http/requested-version.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody, validQuery } from '#api/http/validate.ts';
import { revisionQuerySchema } from '#domain/edits/versioned.schema.ts';
import {
  promotionChangeSchema,
  promotionEntrySchema,
} from '#domain/promotions/promotion.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { presentAdminPromotion } from './present-promotion.ts';
import { readPromotions } from './read-promotions.ts';

/** Seconds. */
const MAX_AGE = 60;

export function promotionsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, limits, owner, ownOrigin } = dependencies;

  router.get('/api/promotions', limits.slots, async (ctx) => {
    const current = business.current();
    const today = businessToday(clock(), current.timeZone);
    ctx.body = await readPromotions(store, today, current);
    ctx.set('Cache-Control', `public, max-age=${MAX_AGE}`);
  });

  router.get('/api/promotions/all', owner, async (ctx) => {
    ctx.body = (await store.promotions.all()).map(presentAdminPromotion);
  });

  router.post(
    '/api/promotions',
    owner,
    ownOrigin,
    jsonBody,
    validBody(promotionEntrySchema, async (ctx, entry) => {
      const promotion = { id: randomUUID(), revision: 1, ...entry };
      await store.promotions.add(promotion);
      ctx.status = 201;
      ctx.body = presentAdminPromotion(promotion);
    }),
  );

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

  router.delete(
    '/api/promotions/:id',
    owner,
    ownOrigin,
    validQuery(revisionQuerySchema, async (ctx, { revision }) => {
      const version = await requestedVersion(store.promotions, ctx.params['id'], revision);
      const removed = await store.promotions.remove(version);
      savedOrProblem(removed, { present: presentAdminPromotion });
      ctx.status = 204;
    }),
  );
}
