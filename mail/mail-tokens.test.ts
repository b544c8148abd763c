import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { tokenColors as tokenColorsOfStyles } from '#domain/business/brand-colors.ts';
import { contrast, readableContrast } from '#domain/business/color.ts';
import { tokenColors } from '#ui/tokens/token-colors.ts';
import { mailStyles } from './mail-styles.ts';
import { colorIn, type MailColor, mailTokens, mailTokensOf } from './mail-tokens.ts';

it('has the colors of the site', () => {
  const tokens = tokenColors(readFileSync('ui/tokens/tokens.css', 'utf8'));
  for (const [name, colors] of Object.entries(mailTokens)) {
    expect(colors, name).toEqual(tokens.get(name));
  }
});

/** As pale as the owner may choose, as dark as possible, and usual ones. */
const brands = [
  { accent: '#7a3414', ink: '#26201a' },
  { accent: '#767676', ink: '#595959' },
  { accent: '#000000', ink: '#000000' },
  { accent: '#0000ff', ink: '#4b0082' },
  { accent: '#007a33', ink: '#12213f' },
];

const { page, header, card, words, primary } = mailStyles;

test.each<[string, MailColor, MailColor]>([
  ['the name', mailStyles.name.colors.color, header.colors.backgroundColor],
  ['a text', mailStyles.paragraph.colors.color, card.colors.backgroundColor],
  ['a label', mailStyles.label.colors.color, card.colors.backgroundColor],
  ['the words of a visitor', words.colors.color, words.colors.backgroundColor],
  ['the main button', primary.colors.color, primary.colors.backgroundColor],
  ['another button', mailStyles.secondary.colors.color, card.colors.backgroundColor],
  ['the footer', mailStyles.small.colors.color, page.colors.backgroundColor],
  ['a link of the footer', mailStyles.link.colors.color, page.colors.backgroundColor],
])('%s can be read in light and dark', (_what, front, back) => {
  for (const tokens of [mailTokens, ...brands.map(mailTokensOf)]) {
    for (const scheme of ['light', 'dark'] as const) {
      const ratio = contrast(colorIn(scheme, front, tokens), colorIn(scheme, back, tokens));
      expect(ratio, `${scheme}, ${tokens.accent.light}`).toBeGreaterThanOrEqual(readableContrast);
    }
  }
});

it('a brand with the colors of the style sheets has the same tokens', () => {
  expect(mailTokensOf(tokenColorsOfStyles)).toBe(mailTokens);
});
