import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, readableContrast } from '#domain/business/color.ts';
import { edgePairs, textPairs, tokenColors, visibleContrast } from './token-colors.ts';

const folder = new URL('../../', import.meta.url);
const tokens = tokenColors(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

describe.each(['light', 'dark'] as const)('the %s colors', (scheme) => {
  const ratio = (front = '', back = '') =>
    contrast(tokens.get(front)?.[scheme] ?? '', tokens.get(back)?.[scheme] ?? '');

  test.each(textPairs)('%s can be read on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(readableContrast);
  });

  test.each(edgePairs)('%s can be seen on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(visibleContrast);
  });
});

// If a host's accent is unreadable as text, `accent` is another shade; `accent-fill` is not.
test.each(globSync('{ui,widgets}/**/*.css', { cwd: folder }))(
  '%s uses text on the accent only in areas of the accent',
  (file) => {
    const css = readFileSync(new URL(file, folder), 'utf8');
    const rules = [...css.matchAll(/\{([^{}]*)\}/g)].map(([, rule = '']) => rule);
    const textOnAccent = rules.filter((rule) => rule.includes('var(--on-accent)'));
    expect(textOnAccent.filter((rule) => /background[^;]*var\(--accent\)/.test(rule))).toEqual([]);
  },
);
