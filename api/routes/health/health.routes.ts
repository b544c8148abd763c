import { ApiProblem } from '#api/problem/api-problem.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';

export function healthRoutes(router: ApiRouter, { store }: RouteParts): void {
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
