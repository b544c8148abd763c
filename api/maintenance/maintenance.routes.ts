import { implement } from '#api/http/implement.ts';
import { answerLocale } from '#api/http/requested-locale.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { maintenanceOperations } from './maintenance.openapi.ts';

export function maintenanceRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { tips } = dependencies;

  implement(router, dependencies, maintenanceOperations, {
    getMaintenanceTips: async ({ ctx, body: request }) =>
      await tips(request, answerLocale(ctx), ctx.state),
  });
}
