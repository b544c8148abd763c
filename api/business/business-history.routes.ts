import { ApiProblem } from '#api/http/api-problem.ts';
import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody, validQuery } from '#api/http/validate.ts';
import { historyQuerySchema, restoreBodySchema } from './business-bodies.schema.ts';
import { changeRecord } from './change-record.ts';
import { presentHistory } from './present-history.ts';

/** Replaced versions of profile, brand and texts. */
export function businessHistoryRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, owner, ownOrigin } = dependencies;

  router.get(
    '/api/business/history',
    owner,
    validQuery(historyQuerySchema, async (ctx, { record }) => {
      const [versions, records] = await Promise.all([
        store.businessHistory(),
        store.readBusiness(),
      ]);
      ctx.body = { data: presentHistory(versions, record, records[record]) };
    }),
  );

  // Goes on from the current version, so that an undo can be undone.
  router.post(
    '/api/business/history',
    owner,
    ownOrigin,
    jsonBody,
    validBody(restoreBodySchema, async (ctx, { record, revision, current }) => {
      const versions = await store.businessHistory();
      const version = versions.find((one) => one.record === record && one.revision === revision);
      if (!version) throw new ApiProblem('not_found');
      const next = { ...(version.value as object), revision: current };
      await changeRecord(ctx, dependencies, record, next);
    }),
  );
}
