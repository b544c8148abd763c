import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import type { StoredJobSettings } from '#domain/jobs/job-settings.ts';
import { withCentsNames } from '#domain/jobs/named-cents.ts';
import { jobSettingsResponseSchema, jobsOperations } from './jobs.openapi.ts';

/** How the owner's jobs run. */
export function jobSettingsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store } = dependencies;
  const present = (settings: StoredJobSettings) =>
    withCentsNames(jobSettingsResponseSchema, settings);

  implement(router, dependencies, jobsOperations, {
    getJobSettings: async () => present(await store.jobSettings.read()),

    saveJobSettings: async ({ body: settings }) =>
      present(savedOrProblem(await store.jobSettings.replace(settings), { present })),
  });
}
