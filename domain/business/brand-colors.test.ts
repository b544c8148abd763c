import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import {
  accentInTheDark,
  brandSheetAt,
  brandSheetPath,
  colorFault,
  ownColors,
  textOn,
  tokenColors,
} from './brand-colors.ts';
import { contrast } from './color.ts';
import { defaultBrand } from './defaults/default-brand.ts';

it('the style sheets have the colors of the default brand by themselves', () => {
  expect(readFileSync('ui/tokens/tokens.css', 'utf8')).toContain(`light-dark(${tokenColors.ink},`);
  expect(readFileSync('ui/tokens/tokens.css', 'utf8')).toContain(
    `light-dark(${tokenColors.accent},`,
  );
  expect(ownColors(defaultBrand)).toEqual({});
  expect(brandSheetPath(defaultBrand)).toBeUndefined();
});

it('a sheet of other colors is named by them', () => {
  const brand = { accent: '#8a3b12', ink: tokenColors.ink };
  const path = brandSheetPath(brand) ?? '';
  expect(path).toBe('/brand/8a3b12-12213f.css');
  expect(brandSheetAt(path)).toBe(':root{--brand-accent:#8a3b12}');
});

test.each(['/brand/8a3b12.css', '/brand/8a3b12-12213g.css', '/brand/8a3b12-12213f.css/', '/'])(
  '%s is no sheet',
  (path) => expect(brandSheetAt(path)).toBeUndefined(),
);

// #767676 on white is 4.54:1, #777777 is 4.48:1; #595959 is 7.005:1, #5a5a5a 6.9:1.
test.each([
  ['accent', '#767676', undefined],
  ['accent', '#777777', '4.4:1, at least 4.5:1'],
  ['accent', '#ffd400', '1.4:1, at least 4.5:1'],
  ['ink', '#595959', undefined],
  ['ink', '#5a5a5a', '6.8:1, at least 7:1'],
] as const)('the %s %s lacks %s', (name, color, fault) => {
  if (fault) expect(colorFault(name, color)).toContain(fault);
  else expect(colorFault(name, color)).toBeUndefined();
});

test.each(['#000000', '#2b4fb3', '#8a3b12', '#767676'])('%s is readable in the dark', (accent) => {
  expect(contrast(accentInTheDark(accent), '#22325a')).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['#2b4fb3', '#ffffff'],
  ['#ffd400', '#000000'],
])('text on %s is %s', (color, text) => expect(textOn(color)).toBe(text));
