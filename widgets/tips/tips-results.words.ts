import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './tips-results.en.ts';

export const tipsResultsWords = catalog({ en, es: () => import('./tips-results.es.ts') });
