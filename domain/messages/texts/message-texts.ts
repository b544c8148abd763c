import type { Locale } from '#domain/locale/locale.ts';
import { words as en } from './message-texts.en.ts';
import { words as es } from './message-texts.es.ts';

// Only the server words messages, so both languages are imported as they are.
const texts: Readonly<Record<Locale, typeof en>> = { en, es };

/** The words of the business's language. */
export const messageTexts = ({ locale }: { locale: Locale }): typeof en => texts[locale];
