import { expect, it } from 'vitest';
import { dollars } from './dollars.ts';

it.each([
  [0, '$0'],
  [350, '$350'],
  [1250, '$1,250'],
  [-19, '−$19'],
])('writes %d as %s', (amount, text) => {
  expect(dollars(amount)).toBe(text);
});
