import { implement } from '#api/http/implement.ts';
import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { parseOrThrow, validBody } from '#api/http/validate.ts';
import type { PriceList } from '#domain/business/price-list.schema.ts';
import { priceListWarnings } from '#domain/business/price-list-rules.ts';
import { sampleHomes } from '#domain/pricing/sample-homes.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { businessOperations } from './business.openapi.ts';
import { checkQuerySchema, priceListBodySchema } from './business-bodies.schema.ts';
import { changeBy } from './change-by.ts';

/** The price lists: all that were published, and the next one. */
export function priceListRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, owner, ownOrigin } = dependencies;

  implement(router, dependencies, businessOperations, {
    listPriceLists: async () => {
      const { prices } = await business.renewed();
      return { lists: (await store.priceLists()).toReversed(), shown: prices.revision };
    },
  });

  router.post(
    '/api/business/price-lists',
    owner,
    ownOrigin,
    jsonBody,
    validBody(priceListBodySchema, async (ctx, list) => {
      const { check } = parseOrThrow(checkQuerySchema, { ...ctx.query });
      if (check === '1') {
        ctx.body = await checked(list);
        return;
      }
      const saved = await store.publishPriceList(list, changeBy(ctx, clock()));
      ctx.body = savedOrProblem(saved, { present: (current) => current });
      await business.renewed();
    }),
  );

  /** What the owner should see before `list` is published. */
  async function checked(list: PriceList) {
    const { timeZone } = await business.renewed();
    const newest = (await store.priceLists()).at(-1) ?? list;
    const today = businessToday(clock(), timeZone);
    return {
      warnings: priceListWarnings(list, newest, today),
      sampleHomes: sampleHomes(newest, list, today),
    };
  }
}
