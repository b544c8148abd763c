import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './quote-result.en.ts';

export const quoteResultWords = catalog({ en, es: () => import('./quote-result.es.ts') });
