import type { ApiContext, ApiMiddleware } from '#api/api-context.ts';
import type { Clock } from '#api/clock.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import type { Session, Store } from '#api/store/store.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Milliseconds. The use of a session is told to the hour, so that reading costs no writing. */
const USE_NOTED_EVERY = 3_600_000;

/** Lets the signed-in owner through and nobody else. */
export const requireSession =
  (store: Store, cookie: SessionCookie, clock: Clock): ApiMiddleware =>
  async (ctx, next) => {
    const now = clock();
    const tokenHash = cookie.tokenHash(ctx);
    const session = tokenHash && (await store.findSession(tokenHash, now));
    if (!session) throw new ApiProblem('not_signed_in');
    ctx.state.session = session;
    if (now.getTime() - lastUse(session) >= USE_NOTED_EVERY) {
      // Nobody waits for it: a full disk must not keep the owner from reading.
      store.noteSessionUse(session.tokenHash, now).catch((err: unknown) => {
        ctx.state.log.warn({ requestId: ctx.state.requestId, err });
      });
    }
    return next();
  };

/** The session of a call that `requireSession` has let through. */
export function ownSession({ state }: Pick<ApiContext, 'state'>): Session {
  if (!state.session) throw new Error('This route is not for the owner only');
  return state.session;
}

const lastUse = ({ lastUsedAt, createdAt }: Session) => Date.parse(lastUsedAt ?? createdAt);
