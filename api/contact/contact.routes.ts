import { idempotencyKeyOf } from '#api/http/idempotency-key.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { contactOperations } from './contact.openapi.ts';
import { takeRequest } from './take-request.ts';

export function contactRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  implement(router, dependencies, contactOperations, {
    sendContactRequest: async ({ ctx, body }) =>
      await takeRequest(dependencies, ctx, body, idempotencyKeyOf(ctx, body)),
  });
}
