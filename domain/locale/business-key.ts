import { defaultLocale, type Locale } from './locale.ts';

/** The key of data of pages that is worded in a language: that of `GET /api/<key>`. */
export const keyIn = (locale: Locale, key: string): string =>
  locale === defaultLocale ? key : `${key}${key.includes('?') ? '&' : '?'}locale=${locale}`;

export const businessKeyIn = (locale: Locale): string => keyIn(locale, 'business');
