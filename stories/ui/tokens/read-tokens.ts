import { type Scheme, tokenColors } from '#ui/tokens/token-colors.ts';
import css from '#ui/tokens/tokens.css?raw';

export const schemes: readonly Scheme[] = ['light', 'dark'];

export const colors = tokenColors(css);

/** Name and value, as written, of the tokens that begin with `prefix`. */
export const tokensOf = (prefix: string): { name: string; value: string }[] =>
  [...css.matchAll(/^ {2}--([\w-]+): ([^;]+);/gm)]
    .map(([, name = '', value = '']) => ({ name, value }))
    .filter(({ name }) => name.startsWith(prefix));
