import { idempotencyKeyOf } from '#api/http/idempotency-key.ts';
import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { contactPayloadSchema } from '#domain/inspection-request/inspection-request.schema.ts';
import { takeRequest } from './take-request.ts';

export function contactRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  router.post(
    '/api/contact',
    dependencies.limits.writes,
    jsonBody,
    validBody(contactPayloadSchema, async (ctx, body) => {
      ctx.body = await takeRequest(dependencies, ctx, body, idempotencyKeyOf(ctx, body));
      ctx.status = 201;
    }),
  );
}
