import { jsonBody } from '#api/middleware/json-body.ts';
import { validBody } from '#api/middleware/validate.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { maintenanceRequestSchema } from '#domain/maintenance/maintenance.schema.ts';

export function maintenanceRoutes(router: ApiRouter, { limits, tips }: RouteParts): void {
  router.post(
    '/api/maintenance/tips',
    limits.tips,
    jsonBody,
    validBody(maintenanceRequestSchema, async (ctx, request) => {
      ctx.body = await tips(request, ctx.state);
    }),
  );
}
