import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './article-page.en.ts';

export const articlePageWords = catalog({ en, es: () => import('./article-page.es.ts') });
