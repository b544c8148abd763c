import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import { currentSession } from '#api/http/require-session.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { pauseWebhooks } from '#api/webhooks/pause-webhooks.ts';
import { ownerOperations } from './owner.openapi.ts';
import { hashPassword } from './password.ts';
import { requirePassword } from './require-password.ts';
import { requireStrongPassword } from './require-strong-password.ts';

export function ownerRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, cookie, deviceCookie, setupTokens, notices } = dependencies;

  implement(router, dependencies, ownerOperations, {
    setUp: async ({ ctx, body }) => {
      // Before the slow hash: of two concurrent calls, one wins.
      const restoreTokens = await setupTokens.claim(body.setupToken);
      if (!restoreTokens) throw new ApiProblem('wrong_setup_token');
      const { session, setCookie } = cookie.issue(ctx, clock());
      let passwordHash: string;
      try {
        await requireStrongPassword(body.password, business.current());
        passwordHash = await hashPassword(body.password);
        // After a restore a phone stays subscribed: a lost backup gives no access to the feed.
        await store.setOwnerPasswordHash(passwordHash, { calendarFeed: true });
      } catch (error) {
        await restoreTokens();
        throw error;
      }
      await store.addSession(session);
      ctx.set('Set-Cookie', [setCookie, deviceCookie.issue(passwordHash, clock())]);
      return { signedIn: true, passwordSet: true };
    },

    changePassword: async ({ ctx, body: { current, password, ...keep } }) => {
      await requirePassword(dependencies, ctx, current);
      await requireStrongPassword(password, business.current());
      const passwordHash = await hashPassword(password);
      const devices = await notices.devices();
      // First, because the owner repeats the call if a later write fails.
      const webhooksPaused = !keep.keepWebhooks && (await pauseWebhooks(store, clock()));
      const { renewed, setCookie } = cookie.renew(currentSession(ctx), clock());
      const ended = await store.setOwnerPasswordHash(passwordHash, {
        session: renewed,
        calendarFeed: keep.keepCalendarFeed ?? false,
        apiKeys: keep.keepApiKeys ?? false,
      });
      notices.tell(ctx, 'password_changed', devices);
      ctx.body = { ...ended, webhooksPaused };
      ctx.set('Set-Cookie', [setCookie, deviceCookie.issue(passwordHash, clock())]);
    },
  });
}
