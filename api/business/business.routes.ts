import type * as z from 'zod/mini';
import type { RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { jsonBodyUpTo } from '#api/http/json-body.ts';
import { currentSession } from '#api/http/require-session.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody } from '#api/http/validate.ts';
import type { Change } from '#api/store/resources/business.ts';
import type { RecordName } from '#domain/business/business-version.ts';
import {
  brandBodySchema,
  priceListBodySchema,
  profileBodySchema,
  restoreBodySchema,
  textsBodySchema,
} from './business-bodies.schema.ts';

/** All texts of the owner's own fit. */
export const BUSINESS_BODY_KB = 1024;

/** The records of the business: everybody reads what they make, the owner edits them. */
export function businessRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, limits, owner, ownOrigin } = dependencies;
  const body = jsonBodyUpTo(BUSINESS_BODY_KB);
  const changeOf = (ctx: RouteContext) => changeBy(ctx, clock());

  router.get('/api/business', limits.slots, (ctx) => {
    ctx.body = business.current();
  });

  const bodies = { profile: profileBodySchema, brand: brandBodySchema, texts: textsBodySchema };

  async function replace(ctx: RouteContext, name: RecordName, next: { revision: number }) {
    const saved = await store.changeBusiness(name, next as never, changeOf(ctx));
    ctx.body = savedOrProblem(saved, { present: (current) => current });
    await business.renewed();
  }

  for (const [key, schema] of Object.entries(bodies)) {
    const name = key as RecordName;
    const path = `/api/business/${name}`;
    router.get(path, owner, async (ctx) => {
      ctx.body = (await store.readBusiness())[name];
    });
    router.put(
      path,
      owner,
      ownOrigin,
      body,
      validBody(schema as z.ZodMiniType<{ revision: number }>, (ctx, next) =>
        replace(ctx, name, next),
      ),
    );
  }

  router.get('/api/business/history', owner, async (ctx) => {
    const versions = await store.businessHistory();
    ctx.body = {
      data: versions.toReversed().map(({ value: _value, ...version }) => version),
    };
  });

  // Goes on from the current version, so that an undo can be undone.
  router.post(
    '/api/business/history',
    owner,
    ownOrigin,
    body,
    validBody(restoreBodySchema, async (ctx, { record, revision, current }) => {
      const versions = await store.businessHistory();
      const version = versions.find((one) => one.record === record && one.revision === revision);
      if (!version) throw new ApiProblem('not_found');
      await replace(ctx, record, { ...(version.value as object), revision: current });
    }),
  );

  router.get('/api/business/price-lists', owner, async (ctx) => {
    const { prices } = await business.renewed();
    ctx.body = { lists: (await store.priceLists()).toReversed(), shown: prices.revision };
  });

  router.post(
    '/api/business/price-lists',
    owner,
    ownOrigin,
    body,
    validBody(priceListBodySchema, async (ctx, list) => {
      const saved = await store.publishPriceList(list, { at: clock() });
      ctx.body = savedOrProblem(saved, { present: (current) => current });
      await business.renewed();
    }),
  );
}

/** The owner's device, for the history. */
export const changeBy = (ctx: RouteContext, at: Date): Change => ({
  at,
  by: currentSession(ctx).device ?? 'Unknown device',
});
