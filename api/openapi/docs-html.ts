/** A part of a page whose texts are escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | false | readonly Part[];

const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const textOf = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(textOf).join('');
  return String(part).replaceAll(/[&<>"]/g, (character) => replacements[character] ?? '');
};

/** Markup with escaped values: lists are joined, `undefined` and `false` give nothing. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((markup, index) => markup + textOf(parts[index])).join(''));

/** A text whose parts in backticks are code. */
export const prose = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}`;
