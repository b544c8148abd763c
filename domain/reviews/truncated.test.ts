import { describe, expect, it, test } from 'vitest';
import { isTruncated, truncated } from './truncated.ts';

describe('a review', () => {
  test.each([0, 1, 149, 150])('%i characters stay unchanged', (length) => {
    const text = 'x'.repeat(length);
    expect(truncated(text)).toBe(text);
    expect(isTruncated(text)).toBe(false);
  });

  test.each([151, 152, 5000])('%i characters are cut to 150 and an ellipsis', (length) => {
    const text = 'x'.repeat(length);
    expect(truncated(text)).toBe(`${'x'.repeat(150)}…`);
    expect(isTruncated(text)).toBe(true);
  });
});

it('does not split a character', () => {
  const bluebonnet = '🪻';
  expect(truncated('x'.repeat(149) + bluebonnet)).toBe(`${'x'.repeat(149)}…`);
  expect(truncated(`${'x'.repeat(148)}${bluebonnet}y`)).toBe(`${'x'.repeat(148)}${bluebonnet}…`);
  expect(truncated(`${'x'.repeat(148)}👩‍👩‍👧`)).toBe(`${'x'.repeat(148)}…`);
});
