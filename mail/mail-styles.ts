import type { CSSProperties } from 'react';
import type { MailColor } from './mail-tokens.ts';

export interface MailStyle {
  colors?: Partial<Record<'color' | 'backgroundColor' | 'borderColor', MailColor>>;
  style?: CSSProperties;
}

// Outlook does not inherit font and size in tables, so each text has its own.
const plain: CSSProperties = {
  fontFamily: 'Figtree,system-ui,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
  fontSize: 16,
  lineHeight: '26px',
  // Mail clients support this but not `overflow-wrap: anywhere`.
  wordBreak: 'break-word',
};

const text: CSSProperties = { ...plain, margin: 0 };

const small: CSSProperties = { ...text, fontSize: 14, lineHeight: '24px' };

const cell: CSSProperties = {
  ...plain,
  padding: '9px 0',
  borderTop: '1px solid',
  textAlign: 'left',
  verticalAlign: 'top',
};

const amount: CSSProperties = {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
};

const button: CSSProperties = {
  ...text,
  margin: '0 8px 10px 0',
  padding: '12px 24px',
  fontWeight: 650,
  textAlign: 'center',
  border: '1px solid',
  borderRadius: 10,
};

/** Light and dark colors, and the other styles of each part of a mail. */
export const mailStyles = {
  page: {
    colors: { backgroundColor: { light: 'surface-soft', dark: 'surface' } },
    style: { margin: 0 },
  },
  column: { style: { maxWidth: 600, padding: '24px 12px' } },
  header: {
    colors: { backgroundColor: { light: 'ink', dark: 'accent-soft' } },
    style: { padding: '18px 28px', borderRadius: '16px 16px 0 0' },
  },
  name: {
    colors: { color: { light: 'surface', dark: 'ink' } },
    style: { ...text, fontSize: 19, fontWeight: 700, letterSpacing: '-0.01em' },
  },
  card: {
    colors: {
      backgroundColor: { light: 'surface', dark: 'surface-soft' },
      borderColor: 'line',
    },
    style: {
      padding: '28px 28px 12px',
      border: '1px solid',
      borderTop: 0,
      borderRadius: '0 0 16px 16px',
    },
  },
  subject: {
    colors: { color: 'ink' },
    style: {
      ...text,
      margin: '0 0 16px',
      fontSize: 22,
      lineHeight: '28px',
      fontWeight: 700,
      letterSpacing: '-0.015em',
      textWrap: 'balance',
    },
  },
  paragraph: { colors: { color: 'ink' }, style: { ...text, margin: '0 0 16px' } },
  block: { style: { padding: '4px 0 20px' } },
  actions: { style: { padding: '4px 0 10px' } },
  prompt: { colors: { color: 'ink' }, style: { ...text, margin: '0 0 12px' } },
  title: {
    colors: { color: 'ink' },
    style: { ...text, margin: '0 0 8px', fontWeight: 700 },
  },
  table: { style: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' } },
  label: {
    colors: { color: 'ink-soft', borderColor: 'line' },
    style: { ...cell, width: 104, paddingRight: 12, fontSize: 14, fontWeight: 400 },
  },
  value: { colors: { color: 'ink', borderColor: 'line' }, style: cell },
  item: { colors: { color: 'ink', borderColor: 'line' }, style: { ...cell, fontWeight: 400 } },
  amount: {
    colors: { color: 'ink', borderColor: 'line' },
    style: { ...cell, ...amount, width: 72 },
  },
  'total-label': {
    colors: { color: 'ink', borderColor: 'line-strong' },
    style: { ...cell, fontWeight: 700 },
  },
  total: {
    colors: { color: 'ink', borderColor: 'line-strong' },
    style: { ...cell, ...amount, fontWeight: 700 },
  },
  list: { colors: { color: 'ink' }, style: { margin: 0, padding: '0 0 0 20px' } },
  entry: { colors: { color: 'ink' }, style: { ...text, margin: '0 0 6px' } },
  words: {
    colors: {
      color: 'ink',
      backgroundColor: { light: 'surface-soft', dark: 'surface' },
      borderColor: 'accent',
    },
    style: {
      ...text,
      padding: '12px 16px',
      borderLeft: '4px solid',
      borderRadius: '0 10px 10px 0',
    },
  },
  primary: {
    colors: { color: 'on-action', backgroundColor: 'action', borderColor: 'action' },
    style: button,
  },
  secondary: { colors: { color: 'accent', borderColor: 'line-strong' }, style: button },
  footer: { style: { padding: '20px 28px 0' } },
  small: { colors: { color: 'ink-soft' }, style: small },
  strong: { colors: { color: 'ink' }, style: { ...small, fontWeight: 700 } },
  link: { colors: { color: 'accent' }, style: { ...small, textDecoration: 'underline' } },
} as const satisfies Record<string, MailStyle>;
