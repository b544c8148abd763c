import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './signing.en.ts';

export const signingWords = catalog({ en, es: () => import('./signing.es.ts') });
