import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './blog-page.en.ts';

export const blogPageWords = catalog({ en, es: () => import('./blog-page.es.ts') });
