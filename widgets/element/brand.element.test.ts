import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { brandProperties } from '#domain/business/brand-colors.ts';
import { contrast, readableContrast } from '#domain/business/color.ts';
import { styleSheet } from '#ui/style-sheet.ts';
import { edgePairs, type Scheme, textPairs, visibleContrast } from '#ui/tokens/token-colors.ts';
import tokens from '#ui/tokens/tokens.css?inline';
import brand from './brand.css?inline';

type Colors = Readonly<Record<string, string>>;
type Given = Partial<Record<'accent' | 'on-accent' | 'ink' | 'action' | 'surface', string>>;

const schemes: readonly Scheme[] = ['light', 'dark'];

/** Difficult host colors; the other accents and inks are random. */
const hardAccents = [
  ...['#ffff00', '#ffd400', '#ffffff', '#000000', '#808080', '#777777', '#00ff00', '#00ffff'],
  ...['#0000ff', '#ff0000', '#ff00ff', '#6b2d5c', '#7f1d1d', '#0b7a75', '#c0c0c0', '#010101'],
];
const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const accents = [
  ...hardAccents,
  ...fc.sample(anyColor, { seed: 2026, numRuns: 500 - hardAccents.length }),
];

/**
 * A shadow root with a widget's tokens; returns how it draws tokens on a page that sets `colors`.
 */
function tokenProbe() {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [tokens, brand].map(styleSheet);
  const probe = shadow.appendChild(document.createElement('div'));
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('There is no canvas.');

  /** The drawn color as `#rrggbb`. */
  const drawn = (token: string) => {
    probe.style.color = `var(--${token})`;
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };

  return (given: Given, scheme: Scheme, names: readonly string[]): Colors => {
    host.removeAttribute('style');
    for (const [name, color] of Object.entries(given)) {
      host.style.setProperty(`--inspection-${name}`, color);
    }
    probe.style.colorScheme = scheme;
    return Object.fromEntries(names.map((name) => [name, drawn(name)]));
  };
}

const pairs = [
  ...textPairs.map((pair) => [...pair, readableContrast] as const),
  ...edgePairs.map((pair) => [...pair, visibleContrast] as const),
];
const names = [...new Set([...textPairs, ...edgePairs].flat())];

/** Tokens that are derived from accent and ink; success and danger keep their own colors. */
const followers = names.filter((name) => /^(ink|line|accent|surface|on-accent)/.test(name));

/** Card colors that a page may set. */
const surfaces = {
  light: ['#f5efe6', '#eef2f7', '#f0f0f0'],
  dark: ['#000000', '#1e1e1e', '#2a2030'],
} as const;

/** The pairs of `colors` whose contrast is too low. */
const unreadable = (colors: Colors) =>
  pairs.flatMap(([front, back, least]) => {
    if (!colors[front] || !colors[back]) return [];
    const reached = contrast(colors[front], colors[back]);
    return reached < least ? [`${front} on ${back}: ${reached.toFixed(2)}`] : [];
  });

describe.each(schemes)('in the %s scheme', (scheme) => {
  test('text and edges are readable with each of 500 accents, also on buttons', () => {
    const colors = tokenProbe();
    for (const accent of accents) {
      const found = unreadable(colors({ accent, action: accent }, scheme, names));
      expect([accent, found.filter((pair) => !pair.startsWith('action on'))]).toEqual([accent, []]);
    }
  });

  test('so they can with each of 500 inks', () => {
    const colors = tokenProbe();
    for (const ink of accents) {
      expect([ink, unreadable(colors({ ink }, scheme, names))]).toEqual([ink, []]);
    }
  });

  test.each(surfaces[scheme])('and on a card of %s', (surface) => {
    const colors = tokenProbe();
    for (const accent of accents.slice(0, 100)) {
      const found = unreadable(colors({ accent, surface }, scheme, followers));
      expect([accent, found]).toEqual([accent, []]);
    }
  });

  test('nothing of our own blue stays beside a burgundy accent', () => {
    const colors = tokenProbe();
    const own = colors({}, scheme, names);
    const derived = colors({ accent: '#6b2d5c' }, scheme, names);
    const tinted = followers.filter((name) => !['surface', 'on-accent'].includes(name));
    if (scheme === 'dark') expect(derived['on-accent']).toBe('#ffffff');
    expect(tinted.filter((name) => derived[name] === own[name])).toEqual([]);
    for (const name of tinted) {
      const [red = 0, , blue = 0] = [1, 3, 5].map((at) =>
        Number.parseInt((derived[name] ?? '').slice(at, at + 2), 16),
      );
      expect([name, blue - red]).toEqual([name, expect.toSatisfy((cast) => cast < 30)]);
    }
  });
});

test('an accent that can be read stays as it is, everywhere', () => {
  const colors = tokenProbe()({ accent: '#6b2d5c' }, 'light', ['accent', 'accent-fill']);
  expect(colors).toEqual({ accent: '#6b2d5c', 'accent-fill': '#6b2d5c' });
});

test('an accent that cannot be read stays as it is in areas only', () => {
  const colors = tokenProbe()({ accent: '#ffd400' }, 'light', ['accent-fill', 'on-accent']);
  expect(colors).toEqual({ 'accent-fill': '#ffd400', 'on-accent': '#000000' });
});

test('what a page gives for text on the accent is used', () => {
  const given = { accent: '#ffd400', 'on-accent': '#123456' };
  expect(tokenProbe()(given, 'light', ['on-accent'])).toEqual({ 'on-accent': '#123456' });
});

test('without colors of the page ours are as tokens.css has them', () => {
  const list = ['ink', 'accent', 'accent-fill', 'accent-soft', 'line', 'on-accent', 'surface-soft'];
  expect(tokenProbe()({}, 'light', list)).toEqual({
    ink: '#12213f',
    accent: '#2b4fb3',
    'accent-fill': '#2b4fb3',
    'accent-soft': '#e8eefb',
    line: '#d5ddea',
    'on-accent': '#ffffff',
    'surface-soft': '#f3f6fc',
  });
});

test('the colors of the business apply unless the page has its own', () => {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  const shadow = host.attachShadow({ mode: 'open' });
  const own = `:host{${brandProperties({ accent: '#8a3b12', ink: '#2a1a12' })}}`;
  shadow.adoptedStyleSheets = [tokens, brand, own].map(styleSheet);
  const probe = shadow.appendChild(document.createElement('div'));
  probe.style.background = 'var(--accent-fill)';
  expect(getComputedStyle(probe).backgroundColor).toBe('rgb(138, 59, 18)');
  host.style.setProperty('--inspection-accent', '#006600');
  expect(getComputedStyle(probe).backgroundColor).toBe('rgb(0, 102, 0)');
});
