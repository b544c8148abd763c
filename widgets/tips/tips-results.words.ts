import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './tips-results.en.ts';

export const tipsResultsWords = catalogue({ en, es: () => import('./tips-results.es.ts') });
