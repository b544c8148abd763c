import { expect, it } from 'vitest';
import { localeOf } from './locale.ts';

it.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ES_419', 'es'],
  [' es ', 'es'],
  ['en-GB', 'en'],
  ['est', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('%j is read as %s', (tag, locale) => {
  expect(localeOf(tag)).toBe(locale);
});
