import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './quote-result.en.ts';

export const quoteResultWords = catalogue({ en, es: () => import('./quote-result.es.ts') });
