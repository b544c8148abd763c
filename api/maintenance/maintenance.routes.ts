import { jsonBody } from '#api/http/json-body.ts';
import { answerLocale } from '#api/http/requested-locale.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { maintenanceRequestSchema } from '#domain/maintenance/maintenance.schema.ts';

export function maintenanceRoutes(router: ApiRouter, { limits, tips }: RouteDependencies): void {
  router.post(
    '/api/maintenance/tips',
    limits.tips,
    jsonBody,
    validBody(maintenanceRequestSchema, async (ctx, request) => {
      ctx.body = await tips(request, answerLocale(ctx), ctx.state);
    }),
  );
}
