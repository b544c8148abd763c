import type { ApiMiddleware } from '#api/api-context.ts';
import type { Clock } from '#api/clock.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import type { Store } from '#api/store/store.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Lets the signed-in owner through and nobody else. */
export const requireSession =
  (store: Store, cookie: SessionCookie, clock: Clock): ApiMiddleware =>
  async (ctx, next) => {
    const tokenHash = cookie.tokenHash(ctx);
    const session = tokenHash && (await store.findSession(tokenHash, clock()));
    if (!session) throw new ApiProblem('not_signed_in');
    return next();
  };
