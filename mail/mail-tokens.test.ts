import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { contrast, readableContrast } from '#domain/business/color.ts';
import { tokenColors } from '#ui/tokens/token-colors.ts';
import { mailStyles } from './mail-styles.ts';
import { colorIn, type MailColor, mailTokens } from './mail-tokens.ts';

it('has the colors of the site', () => {
  const tokens = tokenColors(readFileSync('ui/tokens/tokens.css', 'utf8'));
  for (const [name, colors] of Object.entries(mailTokens)) {
    expect(colors, name).toEqual(tokens.get(name));
  }
});

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
  for (const scheme of ['light', 'dark'] as const) {
    const ratio = contrast(colorIn(scheme, front), colorIn(scheme, back));
    expect(ratio, scheme).toBeGreaterThanOrEqual(readableContrast);
  }
});
