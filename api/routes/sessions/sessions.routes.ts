import { ApiProblem } from '#api/problem/api-problem.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { ownSession } from '#api/session/require-session.ts';
import { sessionId } from '#api/session/session-id.ts';
import { presentSession } from './present-session.ts';

export function sessionsRoutes(
  router: ApiRouter,
  { store, clock, cookie, owner, ownOrigin }: RouteParts,
): void {
  router.get('/api/sessions', owner, async (ctx) => {
    const current = ownSession(ctx);
    const sessions = await store.listSessions(clock());
    ctx.body = { data: sessions.map((session) => presentSession(session, current)) };
  });

  // All but the one that asks.
  router.delete('/api/sessions', owner, ownOrigin, async (ctx) => {
    await store.endSessionsBut(ownSession(ctx).tokenHash);
    ctx.status = 204;
  });

  router.delete('/api/sessions/:id', owner, ownOrigin, async (ctx) => {
    const sessions = await store.listSessions(clock());
    const session = sessions.find((other) => sessionId(other) === ctx.params['id']);
    if (!session) throw new ApiProblem('not_found');
    await store.endSession(session.tokenHash);
    if (session.tokenHash === ownSession(ctx).tokenHash) ctx.set('Set-Cookie', cookie.cleared);
    ctx.status = 204;
  });
}
