import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, readableContrast } from './contrast.ts';
import { edgePairs, textPairs, tokenColours, visibleContrast } from './token-colours.ts';

const tokens = tokenColours(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

describe.each(['light', 'dark'] as const)('the %s colours', (scheme) => {
  const ratio = (front = '', back = '') =>
    contrast(tokens.get(front)?.[scheme] ?? '', tokens.get(back)?.[scheme] ?? '');

  test.each(textPairs)('%s can be read on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(readableContrast);
  });

  test.each(edgePairs)('%s can be seen on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(visibleContrast);
  });
});
