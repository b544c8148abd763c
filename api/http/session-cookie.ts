import { createHash, randomBytes } from 'node:crypto';
import { addSeconds } from 'date-fns/addSeconds';
import { secondsInDay } from 'date-fns/constants';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { sessionId } from '#api/sessions/session-id.ts';
import type { RenewedSession } from '#api/store/resources/sessions.ts';
import type { Session } from '#api/store/stored/stored-access.schema.ts';
import { sessionLifetime } from '#domain/owner/session-lifetime.ts';
import type { ApiContext } from './api-context.ts';
import { deviceName } from './device-name.ts';

const LIFETIME_SECONDS = sessionLifetime.days * secondsInDay;
const TOKEN_BYTES = 32;

/** The session cookie. `secure` when visitors use https. */
export function createSessionCookie(secure: boolean) {
  // The prefix makes browsers refuse the cookie from another host or over plain http.
  const name = secure ? '__Host-session' : 'session';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

  const setCookie = (token: string, seconds: number) =>
    `${name}=${token}; Max-Age=${seconds}; ${attributes}`;

  return {
    /** The hash under which the store knows the cookie's token; undefined without a cookie. */
    tokenHash(ctx: ApiContext): string | undefined {
      const token = ctx.cookies.get(name);
      return token ? hashOf(token) : undefined;
    },

    /** A new session and the `Set-Cookie` header with its token, which is stored nowhere else. */
    issue(ctx: ApiContext, now: Date): { session: Session; setCookie: string } {
      const token = newToken();
      return {
        session: {
          tokenHash: hashOf(token),
          createdAt: now.toISOString(),
          expiresAt: addSeconds(now, LIFETIME_SECONDS).toISOString(),
          device: deviceName(ctx.get('User-Agent')),
        },
        setCookie: setCookie(token, LIFETIME_SECONDS),
      };
    },

    /** A new token for an open session, which still ends when it would have ended. */
    renew(session: Session, now: Date): { renewed: RenewedSession; setCookie: string } {
      const token = newToken();
      return {
        renewed: {
          replacedHash: session.tokenHash,
          tokenHash: hashOf(token),
          id: sessionId(session),
        },
        setCookie: setCookie(token, differenceInSeconds(session.expiresAt, now)),
      };
    },

    cleared: `${name}=; Max-Age=0; ${attributes}`,
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
