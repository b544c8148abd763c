import { createHash, randomBytes } from 'node:crypto';
import type { ApiContext } from '#api/api-context.ts';
import type { Session } from '#api/store/store.ts';
import { deviceOf } from './device-of.ts';

const DAYS = 30;
const MS_PER_DAY = 86_400_000;
const TOKEN_BYTES = 32;

/** The browser's half of a session. `secure` when visitors come over https. */
export function createSessionCookie(secure: boolean) {
  // The prefix makes browsers refuse the cookie from another host or over plain http.
  const name = secure ? '__Host-session' : 'session';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

  return {
    /** The stored name of the session that the request claims, or undefined without one. */
    tokenHash(ctx: ApiContext): string | undefined {
      const token = ctx.cookies.get(name);
      return token ? hashOf(token) : undefined;
    },

    /** A new session and the header that hands its token to the browser; the token is kept nowhere. */
    issue(ctx: ApiContext, now: Date): { session: Session; setCookie: string } {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expires = new Date(now.getTime() + DAYS * MS_PER_DAY);
      return {
        session: {
          tokenHash: hashOf(token),
          createdAt: now.toISOString(),
          expiresAt: expires.toISOString(),
          device: deviceOf(ctx.get('User-Agent')),
        },
        setCookie: `${name}=${token}; Max-Age=${(DAYS * MS_PER_DAY) / 1000}; ${attributes}`,
      };
    },

    cleared: `${name}=; Max-Age=0; ${attributes}`,
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
