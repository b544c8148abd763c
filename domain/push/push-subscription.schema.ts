import * as z from 'zod/mini';
import { requiredLine } from '#domain/validation/fields.ts';

/** Maximum length of an endpoint, in characters; today's push services use at most 500. */
const MAX_ENDPOINT = 1000;

const INVALID = 'This is not a browser’s push subscription';

/** Unpadded base64url of `bytes` bytes. */
const bytesField = (bytes: number) =>
  z.string(INVALID).check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), INVALID));

/**
 * The body of `PUT /api/push/subscription`: the result of `PushSubscription.toJSON()` (Push API),
 * and what may be shown on a locked screen.
 */
export const pushSubscriptionSchema = z.object({
  endpoint: requiredLine(MAX_ENDPOINT, INVALID).check(
    z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: INVALID }),
  ),
  keys: z.object(
    {
      /** An uncompressed point of P-256 (RFC 8291 §3.1). */
      p256dh: bytesField(65),
      auth: bytesField(16),
    },
    INVALID,
  ),
  showsAddress: z.boolean('Please say whether the address is shown'),
});

/** The push endpoint and keys of one browser. */
export type PushSubscriptionDetails = z.output<typeof pushSubscriptionSchema>;

/** Belongs to a session and ends with it. */
export interface StoredPushSubscription extends PushSubscriptionDetails {
  /** ISO 8601: earlier events are not notified. */
  since: string;
}
