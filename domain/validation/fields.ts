import * as z from 'zod/mini';

const EMAIL_MESSAGE = 'Please enter a valid email address';
const PHONE_MESSAGE = 'Please enter a valid phone number';

/** What nobody sees and what turns the text around it, in a list or a spreadsheet; not line ends. */
const UNSEEN = /(?![\t\n\r])\p{Cc}|\uFEFF|\p{Bidi_Control}/gu;

/** Takes that out, and white space at both ends. */
const tidied = z.overwrite<string>((text) => text.replace(UNSEEN, '').trim());

/** Text that must hold something besides white space; trimmed, at most `max` characters. */
export const requiredText = (max: number, message: string) =>
  z
    .string(message)
    .check(tidied, z.minLength(1, message), z.maxLength(max, `At most ${max} characters`));

/** Text that may be missing; trimmed, at most `max` characters. */
export const optionalText = (max: number) =>
  z.optional(z.string().check(tidied, z.maxLength(max, `At most ${max} characters`)));

export const emailField = z
  .string(EMAIL_MESSAGE)
  .check(tidied, z.email({ error: EMAIL_MESSAGE, abort: true }), z.maxLength(254, EMAIL_MESSAGE));

/** At least ten characters (spec §5); people write numbers in too many ways to ask for more. */
export const phoneField = z
  .string(PHONE_MESSAGE)
  .check(tidied, z.minLength(10, PHONE_MESSAGE), z.maxLength(40, PHONE_MESSAGE));

/** A field that people never see and only programs fill in. */
export const honeypotField = z.optional(z.string().check(z.maxLength(500)));

/** An optional field of a native form, where a control left alone sends empty text. */
export const blankAsMissing = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' && value.trim() === '' ? undefined : value,
      ),
      z.optional(schema),
    ),
  );

/** Digits, also in groups of three: `2000` and `2,000`, but neither `1e3` nor `20.5`. */
const WHOLE_NUMBER = /^(\d+|\d{1,3}(,\d{3})+)$/;

/**
 * A whole number, given as a number or as the text that a form holds. Nothing gives the message
 * `empty`, what is not a whole number `notWhole`, one beyond the bounds `range`.
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
    // Digits without end become Infinity, which is a number but not to zod.
    z.number(rule.range).check(z.minimum(rule.min, rule.range), z.maximum(rule.max, rule.range)),
  );

function wholeNumberProblem(given: unknown): 'empty' | 'notWhole' | undefined {
  if (typeof given === 'number') return Number.isInteger(given) ? undefined : 'notWhole';
  if (typeof given !== 'string' || given === '') return 'empty';
  return WHOLE_NUMBER.test(given) ? undefined : 'notWhole';
}
