import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { connectionsSeenSchema } from '#domain/connections/new-connections.ts';
import { readNewConnections } from './read-connections.ts';

/** What reads clients' data since the owner looked last. */
export function connectionsRoutes(
  router: ApiRouter,
  { store, clock, owner, ownOrigin }: RouteDependencies,
): void {
  router.get('/api/connections/new', owner, async (ctx) => {
    ctx.body = { data: await readNewConnections(store) };
  });

  router.put(
    '/api/connections/seen',
    owner,
    ownOrigin,
    jsonBody,
    validBody(connectionsSeenSchema, async (ctx, { until }) => {
      // Never ahead of the clock: connections that come later are new.
      const now = clock().toISOString();
      await store.markConnectionsSeen(Date.parse(until) < Date.parse(now) ? until : now);
      ctx.status = 204;
    }),
  );
}
