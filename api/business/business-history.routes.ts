import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { businessOperations } from './business.openapi.ts';
import { changeRecord } from './change-record.ts';
import { presentHistory } from './present-history.ts';

/** Replaced versions of profile, brand and texts. */
export function businessHistoryRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store } = dependencies;

  implement(router, dependencies, businessOperations, {
    listBusinessVersions: async ({ query: { record } }) => {
      const [versions, records] = await Promise.all([
        store.businessHistory(),
        store.readBusiness(),
      ]);
      return { data: presentHistory(versions, record, records[record]) };
    },

    // Goes on from the current version, so that an undo can be undone.
    restoreBusinessVersion: async ({ ctx, body: { record, revision, current } }) => {
      const versions = await store.businessHistory();
      const version = versions.find((one) => one.record === record && one.revision === revision);
      if (!version) throw new ApiProblem('not_found');
      const next = { ...(version.value as object), revision: current };
      await changeRecord(ctx, dependencies, record, next);
    },
  });
}
