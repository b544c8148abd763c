import { type Locale, locales } from '#domain/locale/locale.ts';

/** The names of the languages, as the admin says them. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', es: 'Spanish' };

export const languageOptions = locales.map((value) => ({ value, label: languageNames[value] }));
