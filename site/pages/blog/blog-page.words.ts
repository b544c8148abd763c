import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './blog-page.en.ts';

export const blogPageWords = catalogue({ en, es: () => import('./blog-page.es.ts') });
