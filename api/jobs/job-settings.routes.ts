import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody } from '#api/http/validate.ts';
import { jobSettingsSchema } from '#domain/jobs/job-changes.schema.ts';
import type { StoredJobSettings } from '#domain/jobs/job-settings.ts';
import { withCentsNames } from '#domain/jobs/named-cents.ts';
import { jobSettingsResponseSchema } from './jobs.openapi.ts';

/** How the owner's jobs run. */
export function jobSettingsRoutes(
  router: ApiRouter,
  { store, owner, ownOrigin }: RouteDependencies,
): void {
  const present = (settings: StoredJobSettings) =>
    withCentsNames(jobSettingsResponseSchema, settings);

  router.get('/api/job-settings', owner, async (ctx) => {
    ctx.body = present(await store.jobSettings.read());
  });

  router.put(
    '/api/job-settings',
    owner,
    ownOrigin,
    jsonBody,
    validBody(jobSettingsSchema, async (ctx, settings) => {
      ctx.body = present(savedOrProblem(await store.jobSettings.replace(settings), { present }));
    }),
  );
}
