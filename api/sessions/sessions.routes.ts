import { ApiProblem } from '#api/http/api-problem.ts';
import { currentSession } from '#api/http/require-session.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validQuery } from '#api/http/validate.ts';
import { pauseWebhooks } from '#api/webhooks/pause-webhooks.ts';
import { endSessionsSchema } from '#domain/owner/owner.schema.ts';
import { presentSession } from './present-session.ts';
import { sessionId } from './session-id.ts';

export function sessionsRoutes(
  router: ApiRouter,
  { store, clock, cookie, owner, ownOrigin }: RouteDependencies,
): void {
  router.get('/api/sessions', owner, async (ctx) => {
    const current = currentSession(ctx);
    const sessions = await store.listSessions(clock());
    ctx.body = { data: sessions.map((session) => presentSession(session, current)) };
  });

  // Ends all sessions but the current one, which gets a new token: a copy of its cookie ends too.
  router.delete(
    '/api/sessions',
    owner,
    ownOrigin,
    validQuery(endSessionsSchema, async (ctx, { keepCalendarFeed, keepApiKeys, keepWebhooks }) => {
      // First: if a later write fails, the owner repeats the call.
      const webhooksPaused = keepWebhooks !== 'true' && (await pauseWebhooks(store, clock()));
      const { renewed, setCookie } = cookie.renew(currentSession(ctx), clock());
      const ended = await store.endSessions({
        session: renewed,
        calendarFeed: keepCalendarFeed === 'true',
        apiKeys: keepApiKeys === 'true',
      });
      ctx.set('Set-Cookie', setCookie);
      ctx.body = { ...ended, webhooksPaused };
    }),
  );

  router.delete('/api/sessions/:id', owner, ownOrigin, async (ctx) => {
    const sessions = await store.listSessions(clock());
    const session = sessions.find((other) => sessionId(other) === ctx.params['id']);
    if (!session) throw new ApiProblem('not_found');
    await store.endSession(session.tokenHash);
    if (session.tokenHash === currentSession(ctx).tokenHash) ctx.set('Set-Cookie', cookie.cleared);
    ctx.status = 204;
  });
}
