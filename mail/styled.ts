import { type CSSProperties, createContext, use } from 'react';
import { type MailStyle, mailStyles } from './mail-styles.ts';
import { colorIn, type MailTokens, mailTokens } from './mail-tokens.ts';

type MailStyleName = keyof typeof mailStyles;

/** The colors of the mail that is rendered. */
export const TokensContext = createContext<MailTokens>(mailTokens);

const colorsIn = (scheme: 'light' | 'dark', { colors = {} }: MailStyle, tokens: MailTokens) =>
  Object.entries(colors).map(([property, color]) => ({
    property,
    value: colorIn(scheme, color, tokens),
  }));

/** Gives an element its class and, for clients that drop style sheets, its light style inline. */
export function useStyled() {
  const tokens = use(TokensContext);
  return (name: MailStyleName): { className: string; style: CSSProperties } => {
    const { style, ...colors }: MailStyle = mailStyles[name];
    const light = colorsIn('light', colors, tokens).map(({ property, value }) => [property, value]);
    return { className: `mail-${name}`, style: { ...style, ...Object.fromEntries(light) } };
  };
}

const kebab = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `Body` also applies the page's style to the cell that contains everything. */
const selectorOf = (name: string) =>
  name === 'page' ? '.mail-page,.mail-page>table>tbody>tr>td' : `.mail-${name}`;

const darkRules = (tokens: MailTokens) =>
  Object.entries<MailStyle>(mailStyles)
    .filter(([, { colors }]) => colors)
    .map(([name, style]) => {
      const rules = colorsIn('dark', style, tokens).map(
        ({ property, value }) => `${kebab(property)}:${value}!important`,
      );
      return `${selectorOf(name)}{${rules.join(';')}}`;
    });

/** Dark colors and the narrow layout. A client without style sheets shows the light, wide one. */
export const mailStyleSheet = (tokens: MailTokens): string =>
  [
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
    ...darkRules(tokens),
    '}',
  ].join('\n');
