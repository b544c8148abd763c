import { contrast, readableContrast } from '#domain/business/color.ts';
import { chosenScheme, contrastOnBackground, readableIn, textOn } from './embed-colors.ts';
import type { EmbedOptions } from './embed-options.ts';

/** The widgets' own colors in the light scheme (tokens.css). */
export const ownColors = { accent: '#2b4fb3', action: '#b8430f' } as const;

interface ColorAdvice {
  message: string;
  /** The nearest readable shade; undefined if the chosen one is readable. */
  better?: string;
}

const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;

/** The contrast of links and chosen days on the card. */
export function adviceOnAccent({ accent, theme }: EmbedOptions): ColorAdvice {
  if (!accent) return { message: 'Our own color, readable on light and dark pages.' };
  const scheme = chosenScheme(theme);
  const reached = contrastOnBackground(accent, scheme);
  if (reached < readableContrast) {
    const better = readableIn(accent, scheme);
    const need = `text needs ${readableContrast}:1.`;
    return { message: `Hard to read: ${ratio(reached)} on a ${scheme} card, and ${need}`, better };
  }
  const onDark = readableIn(accent, 'dark');
  const dark = theme === 'auto' && onDark !== accent ? ` Dark pages get ${onDark}.` : '';
  return { message: `${ratio(reached)} on a ${scheme} card: readable.${dark}` };
}

const names: Readonly<Record<string, string>> = { '#ffffff': 'White', '#000000': 'Black' };

/** The text color of the button; one of them is always readable. */
export function adviceOnAction({ action }: EmbedOptions): ColorAdvice {
  if (!action) return { message: 'Our own color, with readable text.' };
  const text = textOn(action);
  return { message: `${names[text] ?? 'Dark'} text on it: ${ratio(contrast(text, action))}.` };
}
