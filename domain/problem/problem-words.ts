import type { Locale } from '#domain/locale/locale.ts';
import { words as en, type ProblemWords } from './problem-words.en.ts';
import { words as es } from './problem-words.es.ts';

/** Only the server words problems. */
export const problemWords: Readonly<Record<Locale, ProblemWords>> = { en, es };
