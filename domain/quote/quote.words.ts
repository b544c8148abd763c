import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './quote.en.ts';

/** What a form asks about a home, and the lines of its price. */
export const quoteWords = catalog({ en, es: () => import('./quote.es.ts') });
