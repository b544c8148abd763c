import { describe, expect, it, test } from 'vitest';
import { isTruncated, truncated } from './truncated.ts';

describe('a review of so many characters', () => {
  test.each([0, 1, 149, 150])('%i is shown whole', (length) => {
    const text = 'x'.repeat(length);
    expect(truncated(text)).toBe(text);
    expect(isTruncated(text)).toBe(false);
  });

  test.each([151, 152, 5000])('%i is cut to 150 and an ellipsis', (length) => {
    const text = 'x'.repeat(length);
    expect(truncated(text)).toBe(`${'x'.repeat(150)}…`);
    expect(isTruncated(text)).toBe(true);
  });
});

it('does not cut a character in half', () => {
  const bluebonnet = '🪻';
  expect(truncated('x'.repeat(149) + bluebonnet)).toBe(`${'x'.repeat(149)}…`);
  expect(truncated(`${'x'.repeat(148)}${bluebonnet}y`)).toBe(`${'x'.repeat(148)}${bluebonnet}…`);
});
