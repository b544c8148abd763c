import * as z from 'zod/mini';
import { type ApiScope, apiScopes } from '#domain/api-keys/api-key.schema.ts';
import type { ResetRequest } from '#domain/owner/password-reset.ts';
import type { StoredPushSubscription } from '#domain/push/push-subscription.schema.ts';

const text = z.string();
const id = text.check(z.minLength(1));
const instant = z.iso.datetime();

export interface ApiKey {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** The first characters of the key. */
  prefix: string;
  /** SHA-256 of the key, in hex, so that a stolen file opens nothing. */
  digest: string;
  createdAt: string;
  /** To the hour; undefined before the first use. */
  lastUsedAt?: string | undefined;
}

export const storedApiKeySchema = z.strictObject({
  id,
  name: id,
  scopes: z.array(z.enum(apiScopes)),
  prefix: id,
  digest: id,
  createdAt: instant,
  lastUsedAt: z.optional(instant),
});

export interface Session {
  /** Its public id once the token was renewed; before that, the id follows from the token's hash. */
  id?: string | undefined;
  /** SHA-256 of the cookie's token, in hex, so that a stolen file opens no session. */
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
  /** To the hour; undefined in the first hour. */
  lastUsedAt?: string | undefined;
  /** Such as 'Safari on an iPhone'. */
  device?: string | undefined;
  /** Undefined while the owner gets no notifications there. */
  push?: StoredPushSubscription | undefined;
}

const pushSubscription = z.strictObject({
  endpoint: text,
  keys: z.strictObject({ p256dh: text, auth: text }),
  showsAddress: z.boolean(),
  since: instant,
});

export const sessionSchema = z.strictObject({
  id: z.optional(id),
  tokenHash: id,
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: z.optional(instant),
  device: z.optional(text),
  push: z.optional(pushSubscription),
});

/** The keys with which the server identifies itself to push services (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export const pushKeysSchema = z.nullable(z.strictObject({ publicKey: text, privateKey: text }));

/** The calendar feed that the owner's phone subscribes to. */
export interface CalendarFeed {
  /** SHA-256 of the secret in its address, in hex, so that a stolen file opens no feed. */
  secretHash: string;
  createdAt: string;
}

export const calendarFeedSchema = z.nullable(
  z.strictObject({ secretHash: id, createdAt: instant }),
);

/** The link for a new password, and the mails that had one. */
export interface PasswordReset {
  /** SHA-256 of the newest link's token, in hex; undefined once it was used or the password changed. */
  tokenHash?: string | undefined;
  /** The requests that still count, oldest first. */
  requests: readonly ResetRequest[];
}

export const passwordResetSchema = z.strictObject({
  tokenHash: z.optional(id),
  requests: z.array(z.strictObject({ at: instant, isKnownDevice: z.boolean() })),
});

/** The app that shows codes for signing in (RFC 6238). */
export interface SecondFactor {
  /** In base32, as the app has it. It cannot be a digest, because codes are computed from it. */
  secret: string;
  since: string;
  /** The time step of the last accepted code, which is not accepted again. */
  lastStep: number;
  /** SHA-256 of those that were not used, in hex. */
  recoveryCodes: readonly string[];
}

export const secondFactorSchema = z.nullable(
  z.strictObject({
    secret: id,
    since: instant,
    lastStep: z.int().check(z.nonnegative()),
    recoveryCodes: z.array(id),
  }),
);
