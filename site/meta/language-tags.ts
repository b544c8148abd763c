import type { Locale } from '#domain/locale/locale.ts';

/** What documents and structured data call a language. */
export const languageTags: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' };
