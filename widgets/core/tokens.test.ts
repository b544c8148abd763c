import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const pairs = css.matchAll(/--([\w-]+):[^;]*light-dark\((#\w{6}), (#\w{6})\)/g);
const tokens = new Map([...pairs].map(([, name, light, dark]) => [name, { light, dark }]));

/** Text, and what it stands on: at least 4.5 (AA). */
const texts = [
  ['ink', 'surface'],
  ['ink', 'surface-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'success-soft'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'surface-soft'],
  ['ink-soft', 'accent-soft'],
  ['surface', 'ink'],
  ['accent', 'surface'],
  ['accent', 'surface-soft'],
  ['accent', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-action', 'action'],
  ['danger', 'surface'],
  ['danger', 'danger-soft'],
  ['success', 'surface'],
  ['success', 'success-soft'],
];

/** Edges of controls and rings of focus: at least 3. */
const edges = [
  ['line-strong', 'surface'],
  ['accent', 'surface'],
  ['danger', 'surface'],
  ['action', 'surface'],
  ['success', 'success-soft'],
];

describe.each(['light', 'dark'] as const)('the %s colours', (scheme) => {
  const ratio = (front = '', back = '') =>
    contrast(tokens.get(front)?.[scheme] ?? '', tokens.get(back)?.[scheme] ?? '');

  test.each(texts)('%s can be read on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edges)('%s can be seen on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3);
  });
});
