import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { dropHeldJobs } from './held-jobs.ts';
import { holdOperations } from './hold.openapi.ts';
import { readHold } from './present-hold.ts';

/** The jobs that were due at a restore or move, and the owner's decision about them. */
export function holdRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock } = dependencies;

  implement(router, dependencies, holdOperations, {
    getHold: async () => ({ hold: (await readHold(store, clock())) ?? null }),

    releaseHold: async ({ body: { heldAt } }) => {
      if (!(await store.releaseHold(heldAt))) throw new ApiProblem('not_found');
    },

    dropHold: async ({ body: { heldAt } }) => {
      const now = clock();
      const hold = await store.startDrop(heldAt, now);
      if (!hold) throw new ApiProblem('not_found');
      await dropHeldJobs(store, hold, now);
    },
  });
}
