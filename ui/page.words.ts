import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './page.en.ts';

/** The words of the parts that only pages show. */
export const pageWords = catalog({ en, es: () => import('./page.es.ts') });
