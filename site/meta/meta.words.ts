import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './meta.en.ts';

export const metaWords = catalog({ en, es: () => import('./meta.es.ts') });
