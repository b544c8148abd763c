import { expect, test } from 'vitest';
import { readColor } from './page-scheme.ts';

test.each([
  ['rgb(0, 0, 0)', 0, 1],
  ['rgb(255, 255, 255)', 1, 1],
  ['rgba(0, 0, 0, 0)', 0, 0],
  ['rgb(128, 128, 128)', 0.6, 1],
  ['color(srgb 1 1 1 / 0.25)', 1, 0.25],
  ['color(display-p3 0 0 0)', 0, 1],
  ['color(srgb-linear 0 0 0)', 0, 1],
  ['oklch(0.21 0.034 264.7)', 0.21, 1],
  ['oklab(0.97 0 -0.01 / 0.5)', 0.97, 0.5],
  ['lab(12.5 0 0)', 0.125, 1],
  ['lch(98 3 210)', 0.98, 1],
])('reads the computed color %s', (color, lightness, alpha) => {
  const read = readColor(color);
  expect(read.lightness).toBeCloseTo(lightness, 1);
  expect(read.alpha).toBe(alpha);
});
