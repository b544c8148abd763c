import { expect, it, test } from 'vitest';
import { contrast, mixed } from './color.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

it('mixes two colors by shares', () => {
  expect(mixed('#102030', '#ffffff', 0)).toBe('#102030');
  expect(mixed('#102030', '#ffffff', 1)).toBe('#ffffff');
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
});
