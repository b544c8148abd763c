import { ApiProblem } from '#api/http/api-problem.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { failureOf, noticesOf, statesOf } from './health-monitor.ts';

export function healthRoutes(router: ApiRouter, { health, owner }: RouteDependencies): void {
  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' };
  });

  // Names and states only: everyone may read them.
  router.get('/readyz', async (ctx) => {
    const report = await health.report();
    const checks = statesOf(report);
    const failure = failureOf(report);
    if (failure) throw new ApiProblem('not_ready', { checks }, {}, { cause: failure.cause });
    ctx.body = { status: 'ready', checks };
  });

  router.get('/api/health', owner, async (ctx) => {
    ctx.body = { notices: noticesOf(await health.report({ forOwner: true })) };
  });
}
