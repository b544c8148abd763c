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

/** The name of a token, or one token for light and another for dark. */
export type MailColor =
  | keyof typeof mailTokens
  | { light: keyof typeof mailTokens; dark: keyof typeof mailTokens };

/** The color as `#rrggbb` in one scheme. */
export const colorIn = (scheme: 'light' | 'dark', color: MailColor): string =>
  mailTokens[typeof color === 'string' ? color : color[scheme]][scheme];
