import * as z from 'zod/mini';

const EMAIL_MESSAGE = 'Please enter a valid email address';
const PHONE_MESSAGE = 'Please enter a valid phone number';

/** Text that must hold something besides white space; trimmed, at most `max` characters. */
export const requiredText = (max: number, message: string) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(max, `At most ${max} characters`));

/** Text that may be missing; trimmed, at most `max` characters. */
export const optionalText = (max: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`)));

export const emailField = z
  .string(EMAIL_MESSAGE)
  .check(z.trim(), z.email(EMAIL_MESSAGE), z.maxLength(254, EMAIL_MESSAGE));

/** At least ten characters (spec §5); people write numbers in too many ways to ask for more. */
export const phoneField = z
  .string(PHONE_MESSAGE)
  .check(z.trim(), z.minLength(10, PHONE_MESSAGE), z.maxLength(40, PHONE_MESSAGE));

/** A field that people never see and only programs fill in. */
export const honeypotField = z.optional(z.string().check(z.maxLength(500)));
