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
  'needs',
] as const;

/** The id of an item that the owner added. */
export const ownId = /^own-[a-z0-9-]{1,40}$/;

export const MAX_ITEMS = 200;
/** A default up to this length is a heading or a label. */
const SHORT = 120;
const MAX_SHORT = 300;
const MAX_LONG = 6000;

/** How many characters the owner's text may have instead of a default. */
export const maxLength = (value: string): number => (value.length <= SHORT ? MAX_SHORT : MAX_LONG);

/** Every pair of braces, also one that names no placeholder: "{{ phone }}". */
const braces = /\{\{(.*?)(?:\}\}|$)/gs;
/** What a text of a page gets from the visit, `{deadline}`; a text has those of its default. */
const visitValue = /(?<!\{)\{\w+\}(?!\})/g;

/** What may be empty below a title: its paragraph, a note beside it, words for search engines. */
const optionalKeys = ['text', 'published', 'keywords'];

/** Whether the text or list `key` of `parts` may be empty; the page then leaves it out. */
export const mayBeEmpty = (key: string, parts: object): boolean =>
  optionalKeys.includes(key) && Object.hasOwn(parts, 'title');

/** Default texts, as far as own texts are checked against them; see `TextBlock`. */
interface Shape {
  value: unknown;
  isOptional?: boolean | undefined;
}

/**
 * Where the owner's own value differs from the shape of the default in a way that a page could not render: other keys,
 * other types, a fixed key with a value that the default does not have, an unknown placeholder, a text or list that is
 * too long, an empty text that a page cannot do without. A list may have another length than the default's; each of its
 * items has the shape of one of the default's, and is left out while all of its texts are empty. So is a block that is
 * optional. An item that replaces a sample is not marked as one and has an `id` of its own.
 *
 * @param path where `own` is, such as "home.hero"; paths of errors begin with it
 */
export function shapeErrors(
  own: unknown,
  { value, isOptional }: Shape,
  words: object,
  path: string,
): FieldError[] {
  const errors = differences(own, value, words, path);
  if (errors.length > 0 || (isOptional && isBlank(own))) return errors;
  return emptyTexts(own, path);
}

/** The texts and lists that are empty and must not be. */
function emptyTexts(own: unknown, path: string): FieldError[] {
  if (typeof own === 'string') return own.trim() === '' ? [missing(path)] : [];
  if (typeof own !== 'object' || own === null) return [];
  const isList = Array.isArray(own);
  if (isList && isBlank(own)) return [{ path, message: 'Please use at least one item' }];
  return Object.entries(own).flatMap(([key, part]) => {
    const isLeftOut = (isList || mayBeEmpty(key, own)) && isBlank(part);
    return isLeftOut || isFixed(key) ? [] : emptyTexts(part, `${path}.${key}`);
  });
}

const missing = (path: string): FieldError => ({ path, message: 'Please fill this in' });

function differences(
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
    const max = maxLength(value);
    if (own.length > max) return error(`Please use at most ${max} characters`);
    if (isDate(value) && !isDate(own)) return error('Please enter a date such as 2026-05-14');
    const unknown = [...own.matchAll(braces)].filter(
      ([found, name = '']) => !found.endsWith('}}') || !Object.hasOwn(words, name),
    );
    const unfilled = [...own.matchAll(visitValue)].filter(([found]) => !value.includes(found));
    return [...unknown, ...unfilled].flatMap(([found]) =>
      error(`There is no placeholder ${found}`),
    );
  }
  if (Array.isArray(value)) {
    if (!Array.isArray(own)) return error('Please enter a list');
    if (own.length > MAX_ITEMS) return error(`Please use at most ${MAX_ITEMS} items`);
    return [
      ...own.flatMap((item, index) => fewest(item, value, words, at(index), whole)),
      ...repeatedIds(own).map((index) => ({
        path: at(index),
        message: 'Another item has the same id',
      })),
    ];
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
      if (!Object.hasOwn(own, key)) return key === 'sample' ? [] : [missing(at(key))];
      const text = (own as Record<string, unknown>)[key];
      if (!isFixed(key) || isSample) return differences(text, part, words, at(key), whole);
      if (valuesOf(key, whole).some((allowed) => isSame(text, allowed))) return [];
      if (key === 'id' && typeof text === 'string' && ownId.test(text)) return [];
      return [{ path: at(key), message: 'Please keep a value that the default has' }];
    }),
  ];
}

/** The positions of items whose id an earlier item for the same state has. */
function repeatedIds(items: readonly unknown[]): number[] {
  const known = new Set<string>();
  return items.flatMap((item, index) => {
    const { id, onlyIn, notIn } = Object(item) as Record<string, unknown>;
    if (id === undefined) return [];
    const key = JSON.stringify([id, onlyIn, notIn]);
    if (known.has(key)) return [index];
    known.add(key);
    return [];
  });
}

/** The texts in a value that are worded, in its order. */
export function wordedTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (isFixed(key) ? [] : wordedTexts(part)));
}

/** Whether all that is worded in a block or an item of a list is empty. */
export const isBlank = (value: unknown): boolean =>
  wordedTexts(value).every((text) => text.trim() === '');

export const isFixed = (key: string): boolean => (fixedKeys as readonly string[]).includes(key);

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
    const errors = differences(item, value, words, path, whole);
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
