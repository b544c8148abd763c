import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

/**
 * How an attribute's text becomes a value. Bad text gives the default and one console warning: an
 * embedder's typo must never leave a visitor in front of a blank.
 */
export interface AttributeType<T> {
  readonly fallback: T;
  /** Undefined when `text` is not understood. */
  parse(text: string): T | undefined;
  /** Told in the warning: what would have been understood. */
  readonly expects: string;
  /** About a person: the warning does not repeat it. */
  readonly isPrivate?: true;
}

export const text = (): AttributeType<string | undefined> => ({
  fallback: undefined,
  parse: (value) => value || undefined,
  expects: 'text',
});

/** As in HTML: present means true, whatever it says, save the word `false`. */
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
  parse: (value) =>
    /^https?:\/\//i.test(value) && URL.canParse(value) ? value.replace(/\/$/, '') : undefined,
  expects: 'an address that starts with https://',
});

/** A day of the business's calendar. Not by its schema: zod comes with a widget's later code. */
export const date = (): AttributeType<CalendarDate | undefined> => ({
  fallback: undefined,
  // `Date` also reads 30 February and other notations; only a real day comes back as it was.
  parse: (value) => (new Date(value).toJSON()?.slice(0, 10) === value ? value : undefined),
  expects: 'a date such as 2026-12-01',
});

/** Reads one attribute; `null` and empty text mean that it is not there (a bare flag is true). */
export function readAttribute<T>(
  tag: string,
  name: string,
  type: AttributeType<T>,
  value: string | null,
): T {
  if (value === null) return type.fallback;
  const parsed = type.parse(value);
  if (parsed !== undefined) return parsed;
  if (value !== '') {
    const given = type.isPrivate ? '' : `, not "${value}"`;
    console.warn(`<${tag}> expects ${name} to be ${type.expects}${given}; it is ignored.`);
  }
  return type.fallback;
}
