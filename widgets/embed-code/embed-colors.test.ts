import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { contrast, readableContrast } from '#domain/business/color.ts';
import {
  backgrounds,
  colorProperties,
  contrastOnBackground,
  readableIn,
  textOn,
} from './embed-colors.ts';
import { defaultOptions, type EmbedOptions } from './embed-options.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const propertiesOf = (options: Partial<EmbedOptions>) =>
  Object.fromEntries(colorProperties({ ...defaultOptions, ...options }));

it('judges colors on the backgrounds that the widgets really have', () => {
  const tokens = readFileSync('ui/tokens/tokens.css', 'utf8');
  const [light, dark] = [backgrounds.light, backgrounds.dark];
  expect(tokens).toContain(`--derived-surface, light-dark(${light[0]}, ${dark[0]})`);
  expect(tokens).toContain(`--derived-accent-soft, light-dark(${light[1]}, ${dark[1]})`);
});

test.each([
  ['#6b2d5c', '#ffffff'],
  ['#0b7a75', '#ffffff'],
  ['#ffd400', '#12213f'],
  ['#e0690f', '#12213f'],
  ['#7a7a7a', '#000000'],
])('text on %s is %s', (ground, text) => {
  expect(textOn(ground)).toBe(text);
});

it('finds readable text for every color, and a readable shade of it in either scheme', () => {
  fc.assert(
    fc.property(color, (any) => {
      expect(contrast(textOn(any), any)).toBeGreaterThanOrEqual(readableContrast);
      for (const scheme of ['light', 'dark'] as const) {
        const shade = readableIn(any, scheme);
        expect(contrastOnBackground(shade, scheme)).toBeGreaterThanOrEqual(readableContrast);
      }
    }),
  );
});

it('leaves a color that can be read as it is', () => {
  expect(readableIn('#6b2d5c', 'light')).toBe('#6b2d5c');
  expect(readableIn('#ffd400', 'dark')).toBe('#ffd400');
});

describe('the custom properties', () => {
  it('are none without a choice', () => expect(propertiesOf({})).toEqual({}));

  it('say a color once where the page has one scheme', () => {
    expect(propertiesOf({ theme: 'light', accent: '#6b2d5c', action: '#ffd400' })).toEqual({
      '--inspection-accent': '#6b2d5c',
      '--inspection-on-accent': '#ffffff',
      '--inspection-action': '#ffd400',
      '--inspection-on-action': '#12213f',
    });
  });

  it('lighten an accent for the dark scheme where the page may have either', () => {
    const { '--inspection-accent': accent = '', '--inspection-on-accent': text } = propertiesOf({
      accent: '#6b2d5c',
    });
    const [, dark = ''] = /^light-dark\(#6b2d5c, (#\w{6})\)$/.exec(accent) ?? [];
    expect(contrastOnBackground(dark, 'dark')).toBeGreaterThanOrEqual(readableContrast);
    expect(text).toBe('light-dark(#ffffff, #12213f)');
  });
});
