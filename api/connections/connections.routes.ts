import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { connectionsOperations } from './connections.openapi.ts';
import { readNewConnections } from './read-connections.ts';

/** What reads clients' data since the owner looked last. */
export function connectionsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock } = dependencies;

  implement(router, dependencies, connectionsOperations, {
    listNewConnections: async () => ({ data: await readNewConnections(store) }),

    markConnectionsSeen: async ({ body: { until } }) => {
      // Never ahead of the clock: connections that come later are new.
      const now = clock().toISOString();
      await store.markConnectionsSeen(Date.parse(until) < Date.parse(now) ? until : now);
    },
  });
}
