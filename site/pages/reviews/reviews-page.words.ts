import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './reviews-page.en.ts';

export const reviewsPageWords = catalogue({ en, es: () => import('./reviews-page.es.ts') });
