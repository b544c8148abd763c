import type { Locale } from '#domain/locale/locale.ts';
import { words as en } from './message-frame.en.ts';
import { words as es } from './message-frame.es.ts';

// Only the server words messages, so both languages are imported as they are.
const frames: Readonly<Record<Locale, typeof en>> = { en, es };

export const messageFrame = (locale: Locale): typeof en => frames[locale];
