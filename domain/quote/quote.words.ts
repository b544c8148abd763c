import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './quote.en.ts';

/** What a form asks about a home, and the lines of its price. */
export const quoteWords = catalogue({ en, es: () => import('./quote.es.ts') });
