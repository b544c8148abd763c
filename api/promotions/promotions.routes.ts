import { randomUUID } from 'node:crypto';
import { ApiProblem, fieldProblem } from '#api/http/api-problem.ts';
import { deleteRecord } from '#api/http/delete-record.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import { spanishAmountsError } from '#domain/promotions/spanish-amounts.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { presentAdminPromotion } from './present-promotion.ts';
import { promotionsOperations } from './promotions.openapi.ts';
import { readPromotions } from './read-promotions.ts';

/** Seconds. */
const MAX_AGE = 60;

export function promotionsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock } = dependencies;

  implement(router, dependencies, promotionsOperations, {
    getPromotions: async ({ ctx, query: { locale } }) => {
      const current = business.current(locale);
      const today = businessToday(clock(), current.timeZone);
      const englishWords = business.current().words;
      const shown = await readPromotions(store, today, { ...current, englishWords });
      ctx.set('Cache-Control', `public, max-age=${MAX_AGE}`);
      return shown;
    },

    listPromotions: async () => (await store.promotions.all()).map(presentAdminPromotion),

    addPromotion: async ({ body: { spanish, ...entry } }) => {
      const promotion = { id: randomUUID(), revision: 1, ...entry, ...(spanish && { spanish }) };
      requireSameAmounts(promotion);
      await store.promotions.add(promotion);
      return presentAdminPromotion(promotion);
    },

    changePromotion: async ({ params, body: { spanish, ...change } }) => {
      const stored = await store.promotions.find(params.id);
      if (!stored) throw new ApiProblem('not_found');
      const { id, type } = stored;
      const own = spanish === undefined ? stored.spanish : spanish;
      const changed = { id, type, ...change, ...(own && { spanish: own }) };
      requireSameAmounts(changed);
      const saved = await store.promotions.replace(changed);
      return presentAdminPromotion(savedOrProblem(saved, { present: presentAdminPromotion }));
    },

    deletePromotion: ({ params, query }) =>
      deleteRecord(
        store.promotions,
        { id: params.id, revision: query.revision },
        presentAdminPromotion,
      ),
  });
}

/** Here and not in the schema: a change without `spanish` keeps texts that may not fit its message. */
function requireSameAmounts(promotion: StoredPromotion): void {
  const error = spanishAmountsError(promotion);
  if (error) throw fieldProblem('spanish.message', error);
}
