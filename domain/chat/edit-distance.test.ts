import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['price', 'price', 0],
  ['prise', 'price', 1],
  ['pric', 'price', 1],
  ['pricce', 'price', 1],
  ['cancle', 'cancel', 1],
  ['inpsection', 'inspection', 1],
  ['inpsecton', 'inspection', 2],
  ['ab', 'ba', 1],
  ['ca', 'abc', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
])('the distance from %j to %j is %i', (from, to, distance) => {
  expect(editDistance(from, to, 5)).toBe(distance);
  expect(editDistance(to, from, 5)).toBe(distance);
});

test.each([
  ['kitten', 'sitting', 2],
  ['a'.repeat(24), 'b'.repeat(24), 1],
  ['roof', 'roofing', 2],
])('the distance from %j to %j is more than %3$i', (from, to, most) => {
  expect(editDistance(from, to, most)).toBeGreaterThan(most);
});
