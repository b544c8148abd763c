import { validQuery } from '#api/middleware/validate.ts';
import { listQuerySchema } from '#api/routes/list-query.schema.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { presentContactRequest } from './present-contact-request.ts';

export function contactRequestsRoutes(router: ApiRouter, { store, owner }: RouteParts): void {
  router.get(
    '/api/contact-requests',
    owner,
    validQuery(listQuerySchema, async (ctx, query) => {
      const page = await store.listContactRequests(query);
      ctx.body = { ...page, data: page.data.map(presentContactRequest) };
    }),
  );
}
