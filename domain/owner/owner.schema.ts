import * as z from 'zod/mini';
import { requiredLine } from '#domain/validation/fields.ts';

/** In characters. Strength comes from length, so no character classes are required. */
export const passwordLength = { min: 10, max: 200 } as const;

/** The owner's present password. */
export const ownPasswordField = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(passwordLength.max));

/** The body of calls that ask the owner for the password again. */
export const ownPasswordSchema = z.object({ password: ownPasswordField });

/** A code of the owner's app, or a recovery code; spaces and hyphens are allowed. */
const codeField = requiredLine(40, 'Enter the code');

/** The body of `POST /api/session`. `code` once the server has asked for it. */
export const signInSchema = z.object({
  password: ownPasswordField,
  code: z.optional(codeField),
});

/** The body of calls that change the second factor. */
export const confirmedByCodeSchema = z.object({ password: ownPasswordField, code: codeField });

/** The body of `POST /api/second-factor`: the secret that the owner's app has, with a code to prove that. */
export const newSecondFactorSchema = z.object({
  password: ownPasswordField,
  secret: z.string('Start again').check(z.regex(/^[A-Z2-7]{32}$/, 'Start again')),
  code: codeField,
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

/** The body of `POST /api/owner/reset`, which sets a new password with the link of a mail, and signs in. */
export const resetPasswordSchema = z.object({
  resetToken: z.string('The link is incomplete').check(z.maxLength(200)),
  password: newPasswordField,
  code: z.optional(codeField),
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
