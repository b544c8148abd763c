import { millisecondsInHour } from 'date-fns/constants';
import type { Clock } from '#api/clock.ts';
import type { Store } from '#api/store/store.ts';
import type { Session } from '#api/store/stored/stored-access.schema.ts';
import type { ApiContext, ApiMiddleware } from './api-context.ts';
import { ApiProblem } from './api-problem.ts';
import { sendsApiKey } from './require-api-key.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Lets only the signed-in owner through, no API key, and puts the session into `ctx.state`. */
export const requireSession =
  (store: Store, cookie: SessionCookie, clock: Clock): ApiMiddleware =>
  async (ctx, next) => {
    if (sendsApiKey(ctx)) throw new ApiProblem('api_key_not_accepted');
    const now = clock();
    const tokenHash = cookie.tokenHash(ctx);
    const session = tokenHash && (await store.findSession(tokenHash, now));
    if (!session) throw new ApiProblem('not_signed_in');
    ctx.state.session = session;
    // To the hour: with a finer `lastUsedAt`, each of the owner's reads would cost a write.
    if (now.getTime() - lastUse(session) >= millisecondsInHour) {
      // Not awaited: a full disk must not keep the owner from reading.
      store.noteSessionUse(session.tokenHash, now).catch((err: unknown) => {
        ctx.state.log.warn({ err });
      });
    }
    return next();
  };

/** The session of a call that `requireSession` let through. */
export function currentSession({ state }: Pick<ApiContext, 'state'>): Session {
  if (!state.session) throw new Error('This route does not use requireSession');
  return state.session;
}

const lastUse = ({ lastUsedAt, createdAt }: Session) => Date.parse(lastUsedAt ?? createdAt);
