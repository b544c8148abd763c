import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { embedOperations } from './embed.openapi.ts';

export function embedRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { embed } = dependencies;

  implement(router, dependencies, embedOperations, {
    getEmbedAddresses: () => embed,
  });
}
