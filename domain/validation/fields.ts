import * as z from 'zod/mini';
import { personLimits } from './person-limits.ts';
import { wellFormedLine, wellFormedText } from './well-formed.ts';

/**
 * Average UTF-8 bytes per character of a limit: accented Latin, Cyrillic, Hebrew and Arabic letters
 * take at most two. Only a field full of Chinese or emoji reaches this limit first.
 */
const BYTES_PER_CHARACTER = 2;
const encoder = new TextEncoder();

/** At most `max` characters (UTF-16 code units), and twice as many bytes (UTF-8). */
const atMost = (max: number, message = 'text_too_long') =>
  [
    z.maxLength(max, { error: message, abort: true }),
    z.refine<string>((text) => encoder.encode(text).length <= BYTES_PER_CHARACTER * max, {
      error: 'text_too_many_bytes',
    }),
  ] as const;

const text = z.overwrite(wellFormedText);
const line = z.overwrite(wellFormedLine);

const notBlank = (error: string) => z.minLength(1, { error, abort: true });

/** Required text of one line: well-formed, not blank, at most `max` characters. */
export const requiredLine = (max: number, message: string) =>
  z.string(message).check(line, notBlank(message), ...atMost(max));

/** Text of one line, which may be empty. */
export const lineOrEmpty = (max: number) => z.string('text_missing').check(line, ...atMost(max));

export const optionalLine = (max: number) => z.optional(lineOrEmpty(max));

/** Required text of several lines: well-formed, not blank, at most `max` characters. */
export const requiredText = (max: number, message: string) =>
  z.string(message).check(text, notBlank(message), ...atMost(max));

/** Optional text of several lines, which may be empty. */
export const optionalText = (max: number) =>
  z.optional(z.string('text_missing').check(text, ...atMost(max)));

const HTTPS_MESSAGE = 'Please enter an https:// address';

export const httpsField = requiredLine(308, HTTPS_MESSAGE).check(
  z.regex(/^https:\/\/\S+$/, HTTPS_MESSAGE),
);

export const emailField = z
  .string('email_invalid')
  .check(
    line,
    z.email({ error: 'email_invalid', abort: true }),
    ...atMost(personLimits.email, 'email_invalid'),
  );

/** An email address, or an empty text. */
export const optionalEmailField = z._default(
  z.string('email_invalid').check(
    line,
    z.refine((text) => text === '' || emailField.safeParse(text).success, 'email_invalid'),
  ),
  '',
);

/** At least ten characters (spec §5). Not checked further, because notations vary. */
export const phoneField = z
  .string('phone_invalid')
  .check(
    line,
    z.minLength(personLimits.phone.min, 'phone_invalid'),
    ...atMost(personLimits.phone.max, 'phone_invalid'),
  );

/** A hidden field that only bots fill in. */
export const honeypotField = optionalLine(500);

/** Set by a widget in test mode: the call is validated and answered, but has no effect. */
export const testField = z.optional(z.boolean('true_or_false'));

/** An optional form field. Blank text counts as missing, because empty controls submit it. */
export const blankAsMissing = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' && wellFormedLine(value) === '' ? undefined : value,
      ),
      z.optional(schema),
    ),
  );

/** A whole number within bounds, as a number; the message names the bounds. */
export const countField = ({ min, max }: { min: number; max: number }) => {
  const message = `A whole number from ${min} to ${max}`;
  return z.int(message).check(z.minimum(min), z.maximum(max));
};

/** Digits, optionally grouped by thousands: `2000` and `2,000`, but not `1e3` or `20.5`. */
const WHOLE_NUMBER = /^(\d+|\d{1,3}(,\d{3})+)$/;

/**
 * A whole number, as a number or as the text of a form control. A missing value gives the message
 * `empty`, any other value `notWhole`, a number out of bounds `range`.
 */
export const wholeNumberField = (rule: {
  min: number;
  max: number;
  empty: string;
  notWhole: string;
  range: string;
}) =>
  z.pipe(
    z.transform((value: unknown, context) => {
      const given = typeof value === 'string' ? value.trim() : value;
      const problem = wholeNumberProblem(given);
      if (!problem) return Number(String(given).replaceAll(',', ''));
      context.issues.push({ code: 'custom', message: rule[problem], input: value });
      return z.NEVER;
    }),
    // Very long digit strings become Infinity, which `z.number` rejects.
    z.number(rule.range).check(z.minimum(rule.min), z.maximum(rule.max)),
  );

function wholeNumberProblem(given: unknown): 'empty' | 'notWhole' | undefined {
  if (typeof given === 'number') return Number.isInteger(given) ? undefined : 'notWhole';
  if (typeof given !== 'string' || given === '') return 'empty';
  return WHOLE_NUMBER.test(given) ? undefined : 'notWhole';
}
