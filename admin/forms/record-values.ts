import type { Values } from './drafts.ts';

/** A record as the texts of its form: each control's name is its path, as in an error of the API ("tiers.0.price"). */
export function valuesOf(record: unknown): Values {
  return Object.fromEntries(leaves(record, ''));
}

function leaves(value: unknown, path: string): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'boolean') return value ? [[path, 'on']] : [];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, path ? `${path}.${key}` : key),
  );
}

/**
 * The record that the texts stand for, in the shape of `template`: a number where it has one, as many items in a list
 * as have texts. An empty number is null, and a text that is none stays a text, so that the API names the field.
 */
export const recordIn = <T>(values: Values, template: T): T => valueIn(values, template, '') as T;

function valueIn(values: Values, template: unknown, path: string): unknown {
  const text = values[path];
  if (typeof template === 'boolean') return text === 'on';
  if (typeof template === 'number') return numberIn(text);
  if (typeof template === 'string') return text ?? '';
  if (Array.isArray(template)) {
    return Array.from({ length: lengthOf(values, path) }, (_, index) =>
      valueIn(values, template[Math.min(index, template.length - 1)], `${path}.${index}`),
    );
  }
  if (typeof template !== 'object' || template === null) return template;
  const parts = Object.entries(template).map(([key, part]) => [
    key,
    valueIn(values, part, path ? `${path}.${key}` : key),
  ]);
  return Object.fromEntries(parts);
}

function numberIn(text = ''): number | string | null {
  const digits = text.replaceAll(/[$,\s]/g, '');
  if (digits === '') return null;
  const number = Number(digits);
  return Number.isFinite(number) ? number : text;
}

/** How many items a list has in the texts. */
export function lengthOf(values: Values, path: string): number {
  const indexes = Object.keys(values)
    .filter((name) => name.startsWith(`${path}.`))
    .map((name) => Number(name.slice(path.length + 1).split('.')[0]));
  return Math.max(-1, ...indexes) + 1;
}

/** The texts without item `index` of a list; later items move up. */
export const withoutItem = (values: Values, path: string, index: number): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) => {
      if (!name.startsWith(`${path}.`)) return [[name, text]];
      const [position = '', ...rest] = name.slice(path.length + 1).split('.');
      const at = Number(position);
      if (at === index) return [];
      return [[[path, at > index ? at - 1 : at, ...rest].join('.'), text]];
    }),
  );

/** The texts with items `index` and `other` of a list in each other's place. */
export const withSwappedItems = (
  values: Values,
  path: string,
  index: number,
  other: number,
): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => {
      if (!name.startsWith(`${path}.`)) return [name, text];
      const [position = '', ...rest] = name.slice(path.length + 1).split('.');
      const at = Number(position);
      const to = at === index ? other : at === other ? index : at;
      return [[path, to, ...rest].join('.'), text];
    }),
  );

/** The texts with another item at the end of a list. */
export const withItem = (values: Values, path: string, item: unknown): Values => ({
  ...values,
  ...Object.fromEntries(leaves(item, `${path}.${lengthOf(values, path)}`)),
});

/** The names of the texts in which two versions differ; an empty text is as none. */
export function changedNames(one: Values, other: Values): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => (one[name] ?? '') !== (other[name] ?? ''));
}
