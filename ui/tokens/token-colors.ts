export type Scheme = 'light' | 'dark';

/** Every color of `tokens.css` in both schemes, `#rrggbb`, by its name without the dashes. */
export function tokenColors(css: string): Map<string, Record<Scheme, string>> {
  const pairs = css.matchAll(/--([\w-]+):[^;]*light-dark\((#\w{6}), (#\w{6})\)/g);
  return new Map([...pairs].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

type Pair = readonly [front: string, back: string];

/** Text colors on their backgrounds: at least `readableContrast`. */
export const textPairs: readonly Pair[] = [
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
  ['on-accent', 'accent-fill'],
  ['on-action', 'action'],
  ['danger', 'surface'],
  ['danger', 'danger-soft'],
  ['success', 'surface'],
  ['success', 'success-soft'],
];

/** Minimum contrast of control borders and focus rings (WCAG 2.2 AA). */
export const visibleContrast = 3;

export const edgePairs: readonly Pair[] = [
  ['line-strong', 'surface'],
  ['accent', 'surface'],
  ['danger', 'surface'],
  ['action', 'surface'],
  ['success', 'success-soft'],
];
