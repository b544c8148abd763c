import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { checkPassword } from '#api/owner/require-password.ts';
import { requireCode } from '#api/second-factor/require-code.ts';
import { signInSchema } from '#domain/owner/owner.schema.ts';

export function sessionRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, limits, cookie, deviceCookie, ownOrigin } = dependencies;

  router.get('/api/session', async (ctx) => {
    const tokenHash = cookie.tokenHash(ctx);
    const session = tokenHash && (await store.findSession(tokenHash, clock()));
    const passwordSet = (await store.ownerPasswordHash()) !== undefined;
    ctx.body = { signedIn: Boolean(session), passwordSet };
  });

  router.post(
    '/api/session',
    // Before the limit, so that other sites' pages cannot exhaust the owner's attempts.
    ownOrigin,
    limits.signIn,
    jsonBody,
    validBody(signInSchema, async (ctx, { password, code }) => {
      const passwordHash = await checkPassword(store, password);
      const recoveryCodesLeft = await requireCode(dependencies, ctx, code);
      // Only now: with the password alone, tries at the code stay limited.
      await limits.resetSignIn(ctx);
      const { session, setCookie } = cookie.issue(ctx, clock());
      // A token that somebody planted or copied before must not live on beside the new one.
      await store.addSession(session, cookie.tokenHash(ctx));
      ctx.set('Set-Cookie', [setCookie, deviceCookie.issue(passwordHash, clock())]);
      ctx.body = { signedIn: true, passwordSet: true, recoveryCodesLeft };
    }),
  );

  router.delete('/api/session', ownOrigin, async (ctx) => {
    const tokenHash = cookie.tokenHash(ctx);
    if (tokenHash) await store.endSession(tokenHash);
    ctx.set('Set-Cookie', cookie.cleared);
    ctx.status = 204;
  });
}
