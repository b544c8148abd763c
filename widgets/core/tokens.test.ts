import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const pairs = css.matchAll(/--([\w-]+):[^;]*light-dark\((#\w{6}), (#\w{6})\)/g);
const tokens = new Map([...pairs].map(([, name, light, dark]) => [name, { light, dark }]));

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

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
