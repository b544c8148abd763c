import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { checkPassword } from '#api/owner/require-password.ts';
import { requireCode } from '#api/second-factor/require-code.ts';
import { sessionOperations } from './session.openapi.ts';

export function sessionRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, limits, cookie, deviceCookie } = dependencies;

  implement(router, dependencies, sessionOperations, {
    getSession: async ({ ctx }) => {
      const tokenHash = cookie.tokenHash(ctx);
      const session = tokenHash && (await store.findSession(tokenHash, clock()));
      const passwordSet = (await store.ownerPasswordHash()) !== undefined;
      return { signedIn: Boolean(session), passwordSet };
    },

    signIn: async ({ ctx, body: { password, code } }) => {
      const passwordHash = await checkPassword(store, password);
      const recoveryCodesLeft = await requireCode(dependencies, ctx, code);
      // Only now: with the password alone, tries at the code stay limited.
      await limits.resetSignIn(ctx);
      const { session, setCookie } = cookie.issue(ctx, clock());
      // A token that somebody planted or copied before must not live on beside the new one.
      await store.addSession(session, cookie.tokenHash(ctx));
      ctx.set('Set-Cookie', [setCookie, deviceCookie.issue(passwordHash, clock())]);
      return { signedIn: true, passwordSet: true, recoveryCodesLeft };
    },

    signOut: async ({ ctx }) => {
      const tokenHash = cookie.tokenHash(ctx);
      if (tokenHash) await store.endSession(tokenHash);
      ctx.set('Set-Cookie', cookie.cleared);
    },
  });
}
