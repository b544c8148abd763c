import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import { currentSession } from '#api/http/require-session.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { pauseWebhooks } from '#api/webhooks/pause-webhooks.ts';
import { presentSession } from './present-session.ts';
import { sessionId } from './session-id.ts';
import { sessionsOperations } from './sessions.openapi.ts';

export function sessionsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, cookie } = dependencies;

  implement(router, dependencies, sessionsOperations, {
    listSessions: async ({ ctx }) => {
      const current = currentSession(ctx);
      const sessions = await store.listSessions(clock());
      return { data: sessions.map((session) => presentSession(session, current)) };
    },

    // Ends all sessions but the current one, which gets a new token: a copy of its cookie ends too.
    endOtherSessions: async ({ ctx, query: { keepCalendarFeed, keepApiKeys, keepWebhooks } }) => {
      // First: if a later write fails, the owner repeats the call.
      const webhooksPaused = keepWebhooks !== 'true' && (await pauseWebhooks(store, clock()));
      const { renewed, setCookie } = cookie.renew(currentSession(ctx), clock());
      const ended = await store.endSessions({
        session: renewed,
        calendarFeed: keepCalendarFeed === 'true',
        apiKeys: keepApiKeys === 'true',
      });
      ctx.set('Set-Cookie', setCookie);
      return { ...ended, webhooksPaused };
    },

    endSession: async ({ ctx, params }) => {
      const sessions = await store.listSessions(clock());
      const session = sessions.find((other) => sessionId(other) === params.id);
      if (!session) throw new ApiProblem('not_found');
      await store.endSession(session.tokenHash);
      if (session.tokenHash === currentSession(ctx).tokenHash)
        ctx.set('Set-Cookie', cookie.cleared);
    },
  });
}
