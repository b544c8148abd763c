import { defaultLocale, type Locale, locales } from './locale.ts';

/** A page of the site in a language: `/es/faq` is `/faq` in Spanish. */
export interface LocalizedPath {
  locale: Locale;
  /** The page's path in English. */
  path: string;
}

/** The path of a page in each language that it has, where that is not the same; as it is in English, without `/es`. */
export type PathsByLanguage = Partial<Record<Locale, string>>;

/** What the addresses of a language's pages begin with: nothing for English, `/es` for Spanish. */
export const baseOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/** The address of the page at `path` in a language. */
export const addressIn = (locale: Locale, path: string): string =>
  locale !== defaultLocale && path === '/' ? baseOf(locale) : baseOf(locale) + path;

/** Reads the path of an address, without query. */
export function localizedPath(address: string): LocalizedPath {
  const locale = locales.find(
    (one) =>
      one !== defaultLocale && (address === baseOf(one) || address.startsWith(`${baseOf(one)}/`)),
  );
  return locale
    ? { locale, path: address.slice(baseOf(locale).length) || '/' }
    : { locale: defaultLocale, path: address };
}
