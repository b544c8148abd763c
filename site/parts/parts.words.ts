import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './parts.en.ts';

export const partsWords = catalog({ en, es: () => import('./parts.es.ts') });
