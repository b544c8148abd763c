import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './page.en.ts';

/** The words of the parts that only pages show. */
export const pageWords = catalogue({ en, es: () => import('./page.es.ts') });
