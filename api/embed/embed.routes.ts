import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';

export function embedRoutes(router: ApiRouter, { embed }: RouteDependencies): void {
  router.get('/api/embed', (ctx) => {
    ctx.body = embed;
  });
}
