import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { unquoted } from '#domain/validation/unquoted.ts';
import { httpAddress } from './http-address.ts';

/**
 * Converts an attribute's text to a value. Bad text gives the default and one console warning: an
 * embedder's typo must never leave a visitor with a blank widget.
 */
export interface AttributeType<T> {
  readonly fallback: T;
  /** Undefined if `text` is invalid. */
  parse(text: string): T | undefined;
  /** The expected values, for the warning. */
  readonly expects: string;
  /** Personal data: the warning does not repeat it. */
  readonly isPrivate?: true;
}

export const text = (): AttributeType<string | undefined> => ({
  fallback: undefined,
  parse: (value) => value || undefined,
  expects: 'text',
});

/** As in HTML: present means true, whatever the value, except the word `false`. */
export const flag = (): AttributeType<boolean> => ({
  fallback: false,
  parse: (value) => value !== 'false',
  expects: 'true or false',
});

export const oneOf = <const T extends string>(
  values: readonly T[],
  fallback: T,
): AttributeType<T> => ({
  fallback,
  parse: (value) => values.find((candidate) => candidate === value),
  expects: `one of ${values.join(', ')}`,
});

/** An absolute http(s) address, without its trailing slash. */
export const address = (): AttributeType<string | undefined> => ({
  fallback: undefined,
  parse: httpAddress,
  expects: 'an address that starts with https://',
});

/**
 * A day of the business's calendar. Not by its schema, because zod is part of a widget's later
 * code.
 */
export const date = (): AttributeType<CalendarDate | undefined> => ({
  fallback: undefined,
  // `Date` also reads February 30 and other notations; only a real day round-trips unchanged.
  parse: (value) => (new Date(value).toJSON()?.slice(0, 10) === value ? value : undefined),
  expects: 'a date such as 2026-12-01',
});

/**
 * Reads one attribute, without quotes and spaces around it; `null` and empty text count as missing (an empty flag is
 * true).
 */
export function readAttribute<T>(
  tag: string,
  name: string,
  type: AttributeType<T>,
  value: string | null,
): T {
  if (value === null) return type.fallback;
  const text = unquoted(value);
  const parsed = text === undefined ? undefined : type.parse(text);
  if (parsed !== undefined) return parsed;
  if (text !== '') {
    const given = type.isPrivate ? '' : `, not "${value}"`;
    const expects = text === undefined ? `${type.expects} in straight quotes (")` : type.expects;
    console.warn(`<${tag}> expects ${name} to be ${expects}${given}; it is ignored.`);
  }
  return type.fallback;
}
