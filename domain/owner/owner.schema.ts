import * as z from 'zod/mini';

/** In characters. Strength comes from length, so no character classes are required. */
export const passwordLength = { min: 10, max: 200 } as const;

/** The body of `POST /api/session`. */
export const signInSchema = z.object({
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(passwordLength.max)),
});

const newPasswordField = z
  .string('Password is required')
  .check(
    z.minLength(passwordLength.min, `At least ${passwordLength.min} characters`),
    z.maxLength(passwordLength.max, `At most ${passwordLength.max} characters`),
  );

/** The body of `POST /api/owner`, which sets the first password and signs in. */
export const setUpSchema = z.object({
  setupToken: z.string('Setup link is incomplete').check(z.maxLength(200)),
  password: newPasswordField,
});

/** The body of `PUT /api/owner/password`. */
export const newPasswordSchema = z.object({
  current: z
    .string('Your password is required')
    .check(
      z.minLength(1, 'Your password is required'),
      z.maxLength(passwordLength.max, `At most ${passwordLength.max} characters`),
    ),
  password: newPasswordField,
  /** Unless set, the calendar feed's address, which an intruder may have created, is revoked. */
  keepCalendarFeed: z.optional(z.boolean('Tick or untick this')),
  /** Unless set, API keys, which an intruder may have created, are revoked. */
  keepApiKeys: z.optional(z.boolean('Tick or untick this')),
  /** Unless set, webhooks, which an intruder may have added, are paused. */
  keepWebhooks: z.optional(z.boolean('Tick or untick this')),
});

const yesOrNo = z.optional(z.enum(['true', 'false'], 'Allowed are true and false'));

/** The query of `DELETE /api/sessions`. */
export const endSessionsSchema = z.object({
  keepCalendarFeed: yesOrNo,
  keepApiKeys: yesOrNo,
  keepWebhooks: yesOrNo,
});
