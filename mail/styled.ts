import type { CSSProperties } from 'react';
import { type MailStyle, mailStyles } from './mail-styles.ts';
import { colorIn } from './mail-tokens.ts';

type MailStyleName = keyof typeof mailStyles;

const colorsIn = (scheme: 'light' | 'dark', { colors = {} }: MailStyle) =>
  Object.entries(colors).map(([property, color]) => ({
    property,
    value: colorIn(scheme, color),
  }));

/** An element's class and, for clients that drop style sheets, its light style inline. */
export function styled(name: MailStyleName): { className: string; style: CSSProperties } {
  const { style, ...colors }: MailStyle = mailStyles[name];
  const light = colorsIn('light', colors).map(({ property, value }) => [property, value]);
  return { className: `mail-${name}`, style: { ...style, ...Object.fromEntries(light) } };
}

const kebab = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `Body` also applies the page's style to the cell that contains everything. */
const selectorOf = (name: string) =>
  name === 'page' ? '.mail-page,.mail-page>table>tbody>tr>td' : `.mail-${name}`;

const darkRules = Object.entries<MailStyle>(mailStyles)
  .filter(([, { colors }]) => colors)
  .map(([name, style]) => {
    const rules = colorsIn('dark', style).map(
      ({ property, value }) => `${kebab(property)}:${value}!important`,
    );
    return `${selectorOf(name)}{${rules.join(';')}}`;
  });

/** Dark colors and the narrow layout. A client without style sheets shows the light, wide one. */
export const mailStyleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  // An address that a client turns into a link looks like the text around it.
  'a[x-apple-data-detectors]{color:inherit!important;text-decoration:inherit!important}',
  '@media (max-width:480px){',
  '.mail-column-inside{padding:0 0 24px!important}',
  '.mail-header,.mail-card{border-radius:0!important}',
  '.mail-header-inside{padding:16px 20px!important}',
  '.mail-card-inside{padding:24px 20px 8px!important}',
  '.mail-footer-inside{padding:20px 20px 0!important}',
  '.mail-name{font-size:17px!important}',
  '.mail-label{width:84px!important}',
  '.mail-primary,.mail-secondary{display:block!important;margin-right:0!important}',
  '}',
  '@media (prefers-color-scheme:dark){',
  ...darkRules,
  '}',
].join('\n');
