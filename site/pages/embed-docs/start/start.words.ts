import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './start.en.ts';

export const startWords = catalog({ en, es: () => import('./start.es.ts') });
