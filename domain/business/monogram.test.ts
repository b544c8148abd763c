import { expect, it } from 'vitest';
import { monogramOf } from './monogram.ts';

it.each([
  ['Ray Castellano', 'RC'],
  ['maria de la cruz', 'MC'],
  ['Cher', 'C'],
  ['', ''],
])('the monogram of "%s" is "%s"', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});
