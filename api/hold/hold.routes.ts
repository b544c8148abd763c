import { ApiProblem } from '#api/http/api-problem.ts';
import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { endHoldSchema } from '#domain/hold/hold.schema.ts';
import { dropHeldJobs } from './held-jobs.ts';
import { readHold } from './present-hold.ts';

/** The jobs that were due at a restore or move, and the owner's decision about them. */
export function holdRoutes(
  router: ApiRouter,
  { store, clock, owner, ownOrigin }: RouteDependencies,
): void {
  router.get('/api/hold', owner, async (ctx) => {
    ctx.body = { hold: (await readHold(store, clock())) ?? null };
  });

  router.post(
    '/api/hold/release',
    owner,
    ownOrigin,
    jsonBody,
    validBody(endHoldSchema, async (ctx, { heldAt }) => {
      if (!(await store.releaseHold(heldAt))) throw new ApiProblem('not_found');
      ctx.status = 204;
    }),
  );

  router.post(
    '/api/hold/drop',
    owner,
    ownOrigin,
    jsonBody,
    validBody(endHoldSchema, async (ctx, { heldAt }) => {
      const now = clock();
      const hold = await store.startDrop(heldAt, now);
      if (!hold) throw new ApiProblem('not_found');
      await dropHeldJobs(store, hold, now);
      ctx.status = 204;
    }),
  );
}
