import type { Brand } from '#domain/business/brand.schema.ts';
import { ownColors } from '#domain/business/brand-colors.ts';
import { mixed, readableOn } from '#domain/business/color.ts';

/**
 * The mails' copy of colors of `ui/tokens/tokens.css`, compared by a test: no custom properties.
 */
export const mailTokens = {
  ink: { light: '#12213f', dark: '#eef2fb' },
  'ink-soft': { light: '#48566f', dark: '#b3bfd6' },
  surface: { light: '#ffffff', dark: '#131c2e' },
  'surface-soft': { light: '#f3f6fc', dark: '#1b2740' },
  line: { light: '#d5ddea', dark: '#31405e' },
  'line-strong': { light: '#76839c', dark: '#7f8dab' },
  accent: { light: '#2b4fb3', dark: '#9db7ff' },
  'accent-soft': { light: '#e8eefb', dark: '#22325a' },
  action: { light: '#b8430f', dark: '#ffab73' },
  'on-action': { light: '#ffffff', dark: '#2b1203' },
} as const;

/** The color of each token in both schemes, as `#rrggbb`. */
export type MailTokens = Readonly<
  Record<keyof typeof mailTokens, Readonly<Record<'light' | 'dark', string>>>
>;

/** Near-black surfaces, which take a trace of the accent. */
const nightSurfaces = { page: '#14151a', card: '#1d1e25' };

/** The tokens in a brand's colors: `mailTokens` for the colors of the style sheets. */
export function mailTokensOf(brand: Pick<Brand, 'accent' | 'ink'>): MailTokens {
  if (Object.keys(ownColors(brand)).length === 0) return mailTokens;
  const { accent, ink } = brand;
  const pale = mixed(accent, '#ffffff', 0.95);
  const page = mixed(accent, nightSurfaces.page, 0.95);
  const card = mixed(accent, nightSurfaces.card, 0.93);
  const darkInk = mixed(ink, '#ffffff', 0.92);
  const softened = mixed(ink, '#ffffff', 0.25);
  return {
    ...mailTokens,
    ink: { light: ink, dark: darkInk },
    'ink-soft': {
      light: readableOn(softened, [pale], '#000000'),
      dark: readableOn(mixed(darkInk, card, 0.25), [card], '#ffffff'),
    },
    surface: { light: '#ffffff', dark: page },
    'surface-soft': { light: pale, dark: card },
    line: { light: mixed(ink, '#ffffff', 0.84), dark: mixed(darkInk, card, 0.8) },
    'line-strong': { light: mixed(ink, '#ffffff', 0.44), dark: mixed(darkInk, card, 0.45) },
    accent: {
      light: readableOn(accent, [pale], '#000000'),
      dark: readableOn(accent, [page, card], '#ffffff'),
    },
    'accent-soft': { light: mixed(accent, '#ffffff', 0.9), dark: mixed(accent, card, 0.8) },
  };
}

/** The name of a token, or one token for light and another for dark. */
export type MailColor =
  | keyof typeof mailTokens
  | { light: keyof typeof mailTokens; dark: keyof typeof mailTokens };

/** The color as `#rrggbb` in one scheme. */
export const colorIn = (
  scheme: 'light' | 'dark',
  color: MailColor,
  tokens: MailTokens = mailTokens,
): string => tokens[typeof color === 'string' ? color : color[scheme]][scheme];
