import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';

export function embedRoutes(router: ApiRouter, { embed }: RouteParts): void {
  router.get('/api/embed', (ctx) => {
    ctx.body = embed;
  });
}
