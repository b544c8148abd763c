import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './reviews-page.en.ts';

export const reviewsPageWords = catalog({ en, es: () => import('./reviews-page.es.ts') });
