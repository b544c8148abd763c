import { ApiProblem } from '#api/http/api-problem.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';

export function healthRoutes(router: ApiRouter, { store }: RouteDependencies): void {
  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' };
  });

  router.get('/readyz', async (ctx) => {
    try {
      await store.checkReady();
    } catch (error) {
      throw new ApiProblem('not_ready', {}, {}, { cause: error });
    }
    ctx.body = { status: 'ready' };
  });
}
