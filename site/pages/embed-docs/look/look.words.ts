import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './look.en.ts';

export const lookWords = catalog({ en, es: () => import('./look.es.ts') });
