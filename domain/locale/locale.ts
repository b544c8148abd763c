/** The languages that visitors and clients can read, by their primary BCP 47 subtag; English first, as the fallback. */
export const locales = ['en', 'es'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** What `make` returns for each language, by language. */
export const inEachLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** The language of a BCP 47 tag in any spelling, "es-MX" or "ES_419"; English for a tag of another language or none. */
export function localeOf(tag: string | null | undefined): Locale {
  const [primary] = (tag ?? '').trim().toLowerCase().split(/[-_]/);
  return locales.find((locale) => locale === primary) ?? defaultLocale;
}

/** Words a count by the plural rules of a language: `countedIn('es')(2, 'hora', 'horas')` is "2 horas". */
export function countedIn(locale: Locale) {
  const rules = new Intl.PluralRules(locale);
  return (count: number, one: string, other: string): string =>
    `${count} ${rules.select(count) === 'one' ? one : other}`;
}
