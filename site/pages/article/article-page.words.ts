import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './article-page.en.ts';

export const articlePageWords = catalogue({ en, es: () => import('./article-page.es.ts') });
