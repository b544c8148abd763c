import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { healthOperations } from './health.openapi.ts';
import { failureOf, noticesOf, statesOf } from './health-monitor.ts';

export function healthRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { health } = dependencies;

  implement(router, dependencies, healthOperations, {
    getHealth: () => ({ status: 'ok' }),

    // Names and states only: everyone may read them.
    getReadiness: async () => {
      const report = await health.report();
      const checks = statesOf(report);
      const failure = failureOf(report);
      if (failure) throw new ApiProblem('not_ready', { checks }, {}, { cause: failure.cause });
      return { status: 'ready', checks };
    },

    getHealthNotices: async () => ({ notices: noticesOf(await health.report({ forOwner: true })) }),
  });
}
