import type { Locale } from '#domain/locale/locale.ts';
import type { Facts } from './facts.ts';
import { words as spanish } from './words.es.ts';
import { type Words, words } from './words.ts';

/** The words of a business in a language, of `facts` in the same language. */
export const wordsOf = (facts: Facts, locale: Locale): Words => {
  const worded: Record<string, (facts: Facts) => string> =
    locale === 'es' ? { ...words, ...spanish } : words;
  return Object.fromEntries(
    Object.entries(worded).map(([name, word]) => [name, word(facts)]),
  ) as Words;
};
