import type { FieldError } from '#domain/validation/validate.ts';

/** Names by which pages place a text (an icon, a link); they are not worded, and stay what the default has. */
export const fixedKeys = [
  'icon',
  'image',
  'href',
  'slug',
  'id',
  'category',
  'season',
  'onlyIn',
  'notIn',
] as const;

const MAX_ITEMS = 200;
/** A default up to this length is a heading or a label. */
const SHORT = 120;
const MAX_SHORT = 300;
const MAX_LONG = 6000;

/** Every pair of braces, also one that names no placeholder: "{{ phone }}". */
const braces = /\{\{(.*?)(?:\}\}|$)/gs;

/**
 * Where the owner's own value differs from the shape of the default in a way that a page could not render: other keys,
 * other types, a fixed key with a value that the default does not have, an unknown placeholder, a text or list that is
 * too long. A list may have another length than the default's; each of its items has the shape of one of the default's.
 * An item that replaces a sample is not marked as one and has an `id` of its own.
 *
 * @param path where `own` is, such as "home.hero"; paths of errors begin with it
 */
export function shapeErrors(
  own: unknown,
  value: unknown,
  words: object,
  path: string,
  whole = value,
): FieldError[] {
  const error = (message: string) => [{ path, message }];
  const at = (key: string | number) => `${path}.${key}`;
  if (typeof value === 'string') {
    if (typeof own !== 'string') return error('Please enter a text');
    const max = value.length <= SHORT ? MAX_SHORT : MAX_LONG;
    if (own.length > max) return error(`Please use at most ${max} characters`);
    if (isDate(value) && !isDate(own)) return error('Please enter a date such as 2026-05-14');
    return [...own.matchAll(braces)]
      .filter(([found, name = '']) => !found.endsWith('}}') || !Object.hasOwn(words, name))
      .flatMap(([found]) => error(`There is no placeholder ${found}`));
  }
  if (Array.isArray(value)) {
    if (!Array.isArray(own)) return error('Please enter a list');
    if (own.length > MAX_ITEMS) return error(`Please use at most ${MAX_ITEMS} items`);
    return own.flatMap((item, index) => fewest(item, value, words, at(index), whole));
  }
  if (typeof value !== 'object' || value === null) {
    if (path.endsWith('.rating') && !isRating(own)) return error('Please choose 1 to 5 stars');
    return typeof own === typeof value ? [] : error(`Please enter a ${typeof value}`);
  }
  if (typeof own !== 'object' || own === null || Array.isArray(own)) {
    return error('Please enter named texts');
  }
  const isSample = 'sample' in value;
  const unknown = Object.keys(own).filter((key) => !Object.hasOwn(value, key));
  return [
    ...unknown.map((key) => ({ path: at(key), message: 'There is no such text' })),
    ...Object.entries(value).flatMap(([key, part]) => {
      if (!Object.hasOwn(own, key))
        return key === 'sample' ? [] : [{ path: at(key), message: 'Please fill this in' }];
      const text = (own as Record<string, unknown>)[key];
      if (!isFixed(key) || isSample) return shapeErrors(text, part, words, at(key), whole);
      if (valuesOf(key, whole).some((allowed) => isSame(text, allowed))) return [];
      return [{ path: at(key), message: 'Please keep a value that the default has' }];
    }),
  ];
}

const isFixed = (key: string) => (fixedKeys as readonly string[]).includes(key);

/** Without zod, which no page loads for its texts. */
const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const isRating = (stars: unknown) => [1, 2, 3, 4, 5].includes(stars as number);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The errors of an item against the item of the default that it is most like. */
function fewest(
  item: unknown,
  defaults: readonly unknown[],
  words: object,
  path: string,
  whole: unknown,
): FieldError[] {
  let best: FieldError[] | undefined;
  for (const value of defaults) {
    const errors = shapeErrors(item, value, words, path, whole);
    if (errors.length === 0) return errors;
    if (!best || errors.length < best.length) best = errors;
  }
  return best ?? [{ path, message: 'There is no such text' }];
}

/** What a fixed key has anywhere in a block's default. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === key ? [part] : valuesOf(key, part),
  );
}
