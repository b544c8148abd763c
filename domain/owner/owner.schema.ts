import * as z from 'zod/mini';

/** Characters. Length is what makes a password strong; no classes of characters are asked for. */
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
  setupToken: z.string('Set-up link is incomplete').check(z.maxLength(200)),
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
});
