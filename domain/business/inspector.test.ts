import { expect, it } from 'vitest';
import { inspector, monogramOf } from './inspector.ts';

it.each([
  ['Ray Castellano', 'RC'],
  ['maria de la cruz', 'MC'],
  ['Cher', 'C'],
  ['', ''],
])('the monogram of "%s" is "%s"', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});

it('has a first certification, which stands under the name', () => {
  expect(inspector.certifications[0]).toMatch(/inspector/i);
});
