import { jsonBody } from '#api/middleware/json-body.ts';
import { validBody } from '#api/middleware/validate.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { requirePassword } from '#api/session/require-password.ts';
import { signInSchema } from '#domain/owner/owner.schema.ts';

export function sessionRoutes(router: ApiRouter, parts: RouteParts): void {
  const { store, clock, limits, cookie, ownOrigin } = parts;

  router.get('/api/session', async (ctx) => {
    const tokenHash = cookie.tokenHash(ctx);
    const session = tokenHash && (await store.findSession(tokenHash, clock()));
    const passwordSet = (await store.ownerPasswordHash()) !== undefined;
    ctx.body = { signedIn: Boolean(session), passwordSet };
  });

  router.post(
    '/api/session',
    // Before the limit, so that other sites' pages can't use up the owner's tries.
    ownOrigin,
    limits.signIn,
    jsonBody,
    validBody(signInSchema, async (ctx, { password }) => {
      await requirePassword(parts, ctx, password);
      const { session, setCookie } = cookie.issue(ctx, clock());
      await store.addSession(session);
      ctx.set('Set-Cookie', setCookie);
      ctx.body = { signedIn: true, passwordSet: true };
    }),
  );

  router.delete('/api/session', ownOrigin, async (ctx) => {
    const tokenHash = cookie.tokenHash(ctx);
    if (tokenHash) await store.endSession(tokenHash);
    ctx.set('Set-Cookie', cookie.cleared);
    ctx.status = 204;
  });
}
