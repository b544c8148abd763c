import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dollars, thousands } from './dollars.ts';

it.each([
  [0, '$0'],
  [350, '$350'],
  [1250, '$1,250'],
  [-19, '−$19'],
])('writes %d as %s', (amount, text) => {
  expect(dollars(amount)).toBe(text);
});

it('groups whole numbers as Intl does', () => {
  fc.assert(
    fc.property(fc.nat(), (value) => {
      expect(thousands(value)).toBe(value.toLocaleString('en-US'));
    }),
  );
});
