import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './docs.en.ts';

export const docsWords = catalog({ en, es: () => import('./docs.es.ts') });
