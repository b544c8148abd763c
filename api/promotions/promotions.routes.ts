import { randomUUID } from 'node:crypto';
import { ApiProblem, fieldProblem } from '#api/http/api-problem.ts';
import { deleteRecord } from '#api/http/delete-record.ts';
import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody, validQuery } from '#api/http/validate.ts';
import { localeQuerySchema } from '#domain/locale/locale.schema.ts';
import {
  promotionChangeSchema,
  promotionEntrySchema,
  type StoredPromotion,
} from '#domain/promotions/promotion.schema.ts';
import { spanishAmountsError } from '#domain/promotions/spanish-amounts.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { presentAdminPromotion } from './present-promotion.ts';
import { readPromotions } from './read-promotions.ts';

/** Seconds. */
const MAX_AGE = 60;

export function promotionsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, limits, owner, ownOrigin } = dependencies;

  router.get(
    '/api/promotions',
    limits.slots,
    validQuery(localeQuerySchema, async (ctx, { locale }) => {
      const current = business.current(locale);
      const today = businessToday(clock(), current.timeZone);
      const englishWords = business.current().words;
      ctx.body = await readPromotions(store, today, { ...current, englishWords });
      ctx.set('Cache-Control', `public, max-age=${MAX_AGE}`);
    }),
  );

  router.get('/api/promotions/all', owner, async (ctx) => {
    ctx.body = (await store.promotions.all()).map(presentAdminPromotion);
  });

  router.post(
    '/api/promotions',
    owner,
    ownOrigin,
    jsonBody,
    validBody(promotionEntrySchema, async (ctx, { spanish, ...entry }) => {
      const promotion = { id: randomUUID(), revision: 1, ...entry, ...(spanish && { spanish }) };
      requireSameAmounts(promotion);
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
    validBody(promotionChangeSchema, async (ctx, { spanish, ...change }) => {
      const stored = await store.promotions.find(ctx.params['id'] ?? '');
      if (!stored) throw new ApiProblem('not_found');
      const { id, type } = stored;
      const own = spanish === undefined ? stored.spanish : spanish;
      const changed = { id, type, ...change, ...(own && { spanish: own }) };
      requireSameAmounts(changed);
      const saved = await store.promotions.replace(changed);
      ctx.body = presentAdminPromotion(savedOrProblem(saved, { present: presentAdminPromotion }));
    }),
  );

  router.delete(
    '/api/promotions/:id',
    owner,
    ownOrigin,
    deleteRecord(store.promotions, presentAdminPromotion),
  );
}

/** Here and not in the schema: a change without `spanish` keeps texts that may not fit its message. */
function requireSameAmounts(promotion: StoredPromotion): void {
  const error = spanishAmountsError(promotion);
  if (error) throw fieldProblem('spanish.message', error);
}
