import { catalog } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { words as en } from './quote-texts.en.ts';

const texts = catalog({ en, es: () => import('./quote-texts.es.ts') });

export type QuoteTextName = keyof typeof en;

const GAP = '{}';

/** A text of a quote, in English: that is how it is stored. */
export const quoteText = (name: QuoteTextName, ...figures: readonly (string | number)[]): string =>
  filled(en[name], figures);

const filled = (template: string, figures: readonly (string | number)[]) => {
  const rest = [...figures];
  return template.replaceAll(GAP, () => String(rest.shift()));
};

/**
 * A stored text of a quote (a line's label, the duration, a recommended service) in a language; one that this version
 * does not know stays as it is.
 */
export function quoteTextIn(locale: Locale, text: string): string {
  const words = texts.in(locale);
  for (const [name, figures] of patterns()) {
    const found = figures.exec(text);
    if (found) return filled(words[name], found.slice(1));
  }
  return text;
}

let known: (readonly [QuoteTextName, RegExp])[] | undefined;

const patterns = () => {
  known ??= Object.entries(en).map(([name, template]) => [
    name as QuoteTextName,
    new RegExp(`^${template.split(GAP).map(escaped).join('(\\$?[\\d.,]+)')}$`),
  ]);
  return known;
};

const escaped = (text: string) => text.replace(/[()+]/g, '\\$&');
