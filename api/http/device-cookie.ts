import { createHmac, randomBytes } from 'node:crypto';
import { addSeconds } from 'date-fns/addSeconds';
import { secondsInDay } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { ApiContext } from './api-context.ts';
import { isSameSecret } from './same-secret.ts';

/** Browsers keep a cookie for 400 days at most. */
const LIFETIME_SECONDS = 365 * secondsInDay;
const ID_BYTES = 16;

const pattern = /^(?<claim>(?<id>[\w-]{22})\.(?<expires>\d{10}))\.(?<signature>[\w-]{43})$/;

/**
 * A signed cookie that distinguishes a device that has signed in before from a stranger; it gives
 * no access. It is signed with the stored hash of the password, which survives a restart, is in no
 * backup, and changes with the password, so that earlier devices become strangers. `secure` if
 * visitors use HTTPS.
 */
export function createDeviceCookie(secure: boolean) {
  // The prefix makes browsers refuse the cookie from another host or over plain HTTP.
  const name = secure ? '__Host-device' : 'device';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

  return {
    /** The device's id; undefined without a cookie signed with `passwordHash`. */
    deviceId(ctx: ApiContext, passwordHash: string, now: Date): string | undefined {
      const parts = pattern.exec(ctx.cookies.get(name) ?? '')?.groups;
      if (!parts) return undefined;
      const { claim = '', id, expires, signature = '' } = parts;
      const valid = isSameSecret(signature, sign(claim, passwordHash));
      return valid && Number(expires) > now.getTime() / 1000 ? id : undefined;
    },

    /** The `Set-Cookie` header with a new id. */
    issue(passwordHash: string, now: Date): string {
      const id = randomBytes(ID_BYTES).toString('base64url');
      const claim = `${id}.${getUnixTime(addSeconds(now, LIFETIME_SECONDS))}`;
      return `${name}=${claim}.${sign(claim, passwordHash)}; Max-Age=${LIFETIME_SECONDS}; ${attributes}`;
    },
  };
}

export type DeviceCookie = ReturnType<typeof createDeviceCookie>;

const sign = (claim: string, passwordHash: string) =>
  createHmac('sha256', passwordHash).update(`device cookie ${claim}`).digest('base64url');
