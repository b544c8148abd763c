import { randomUUID } from 'node:crypto';
import { refuseFilledHoneypot } from '#api/http/honeypot.ts';
import { idempotencyKeyOf } from '#api/http/idempotency-key.ts';
import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { contactPayloadSchema } from '#domain/inspection-request/inspection-request.schema.ts';

export function contactRoutes(
  router: ApiRouter,
  { store, clock, limits, testCalls }: RouteDependencies,
): void {
  router.post(
    '/api/contact',
    limits.writes,
    jsonBody,
    validBody(contactPayloadSchema, async (ctx, body) => {
      refuseFilledHoneypot(body);
      const { website: _honeypot, test, ...request } = body;
      const key = idempotencyKeyOf(ctx, body);
      const id = randomUUID();
      const now = clock();
      if (test) {
        ctx.body = await testCalls.answer(key, async () => ({ id }));
        await testCalls.record(request.attribution, now);
        ctx.status = 201;
        return;
      }
      const takeBack = await limits.countRequest(ctx, now);
      let stored: { id: string } | undefined;
      try {
        stored = await store.addContactRequest(
          {
            ...request,
            id,
            revision: 1,
            createdAt: now.toISOString(),
            status: 'new',
            history: [],
          },
          key,
          limits.requests,
        );
      } finally {
        // A refused request does not count, and a repeat counts once.
        if (stored?.id !== id) await takeBack();
      }
      ctx.status = 201;
      ctx.body = { id: stored.id };
    }),
  );
}
