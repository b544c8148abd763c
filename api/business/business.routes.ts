import type * as z from 'zod/mini';
import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody } from '#api/http/validate.ts';
import type { VersionedValue } from '#api/store/versioned-records.ts';
import {
  brandBodySchema,
  priceListBodySchema,
  profileBodySchema,
  textsBodySchema,
} from './business-bodies.schema.ts';

/** The records of the business: everybody reads what they make, the owner edits them. */
export function businessRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, limits, owner, ownOrigin } = dependencies;

  router.get('/api/business', limits.slots, (ctx) => {
    ctx.body = business.current();
  });

  /** A record that is read and replaced as a whole. */
  function recordRoutes<T>(path: string, record: VersionedValue<T>, body: z.ZodMiniType<T>) {
    router.get(path, owner, async (ctx) => {
      ctx.body = await record.read();
    });
    router.put(
      path,
      owner,
      ownOrigin,
      jsonBody,
      validBody(body, async (ctx, next) => {
        ctx.body = savedOrProblem(await record.replace(next), { present: (current) => current });
        await business.renewed();
      }),
    );
  }

  recordRoutes('/api/business/profile', store.businessProfile, profileBodySchema);
  recordRoutes('/api/business/brand', store.businessBrand, brandBodySchema);
  recordRoutes('/api/business/texts', store.businessTexts, textsBodySchema);

  router.get('/api/business/price-lists', owner, async (ctx) => {
    const { prices } = await business.renewed();
    ctx.body = { lists: (await store.priceLists.all()).toReversed(), shown: prices.revision };
  });

  router.post(
    '/api/business/price-lists',
    owner,
    ownOrigin,
    jsonBody,
    validBody(priceListBodySchema, async (ctx, list) => {
      const saved = await store.priceLists.publish(list);
      ctx.body = savedOrProblem(saved, { present: (current) => current });
      await business.renewed();
    }),
  );
}
