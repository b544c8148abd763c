import { randomUUID } from 'node:crypto';
import { onceOf } from '#api/middleware/idempotency.ts';
import { jsonBody } from '#api/middleware/json-body.ts';
import { refuseAutomated } from '#api/middleware/refuse-automated.ts';
import { validBody } from '#api/middleware/validate.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { contactPayloadSchema } from '#domain/inspection-request/inspection-request.schema.ts';

export function contactRoutes(router: ApiRouter, { store, clock, limits }: RouteParts): void {
  router.post(
    '/api/contact',
    limits.writes,
    jsonBody,
    validBody(contactPayloadSchema, async (ctx, body) => {
      refuseAutomated(body);
      const { website: _honeypot, ...request } = body;
      const stored = await store.addContactRequest(
        {
          ...request,
          id: randomUUID(),
          revision: 1,
          createdAt: clock().toISOString(),
          status: 'new',
          history: [],
        },
        onceOf(ctx, body),
      );
      ctx.status = 201;
      ctx.body = { id: stored.id };
    }),
  );
}
