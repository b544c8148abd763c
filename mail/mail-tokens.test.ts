import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { contrast, readableContrast } from '#ui/tokens/contrast.ts';
import { tokenColours } from '#ui/tokens/token-colours.ts';
import { mailStyles } from './mail-styles.ts';
import { colourIn, type MailColour, mailTokens } from './mail-tokens.ts';

it('has the colors of the site', () => {
  const tokens = tokenColours(readFileSync('ui/tokens/tokens.css', 'utf8'));
  for (const [name, colours] of Object.entries(mailTokens)) {
    expect(colours, name).toEqual(tokens.get(name));
  }
});

const { page, header, card, words, primary } = mailStyles;

test.each<[string, MailColour, MailColour]>([
  ['the name', mailStyles.name.colours.color, header.colours.backgroundColor],
  ['a text', mailStyles.paragraph.colours.color, card.colours.backgroundColor],
  ['a label', mailStyles.label.colours.color, card.colours.backgroundColor],
  ['the words of a visitor', words.colours.color, words.colours.backgroundColor],
  ['the main button', primary.colours.color, primary.colours.backgroundColor],
  ['another button', mailStyles.secondary.colours.color, card.colours.backgroundColor],
  ['the footer', mailStyles.small.colours.color, page.colours.backgroundColor],
  ['a link of the footer', mailStyles.link.colours.color, page.colours.backgroundColor],
])('%s can be read in light and dark', (_what, front, back) => {
  for (const scheme of ['light', 'dark'] as const) {
    const ratio = contrast(colourIn(scheme, front), colourIn(scheme, back));
    expect(ratio, scheme).toBeGreaterThanOrEqual(readableContrast);
  }
});
