import { createHash, timingSafeEqual } from 'node:crypto';
import { jsonBody } from '#api/middleware/json-body.ts';
import { validBody } from '#api/middleware/validate.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { hashPassword } from '#api/session/password.ts';
import { requirePassword } from '#api/session/require-password.ts';
import { ownSession } from '#api/session/require-session.ts';
import { newPasswordSchema, setUpSchema } from '#domain/owner/owner.schema.ts';

export function ownerRoutes(router: ApiRouter, parts: RouteParts): void {
  const { store, clock, limits, cookie, owner, ownOrigin, setupToken } = parts;
  // Taken before the slow hash and given back when it fails: of two set-ups at once one wins.
  let remaining = setupToken;

  router.post(
    '/api/owner',
    ownOrigin,
    limits.signIn,
    jsonBody,
    validBody(setUpSchema, async (ctx, body) => {
      if (!remaining || !sameText(body.setupToken, remaining)) {
        throw new ApiProblem('wrong_setup_token');
      }
      const { session, setCookie } = cookie.issue(ctx, clock());
      remaining = undefined;
      try {
        await store.setOwnerPasswordHash(await hashPassword(body.password));
      } catch (error) {
        remaining = setupToken;
        throw error;
      }
      await store.addSession(session);
      ctx.set('Set-Cookie', setCookie);
      ctx.status = 201;
      ctx.body = { signedIn: true, passwordSet: true };
    }),
  );

  router.put(
    '/api/owner/password',
    owner,
    ownOrigin,
    limits.signIn,
    jsonBody,
    validBody(newPasswordSchema, async (ctx, { current, password }) => {
      await requirePassword(parts, ctx, current);
      await store.setOwnerPasswordHash(await hashPassword(password), ownSession(ctx).tokenHash);
      ctx.status = 204;
    }),
  );
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const sameText = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
