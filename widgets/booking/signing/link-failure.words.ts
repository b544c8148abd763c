import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './link-failure.en.ts';

export const linkFailureWords = catalog({ en, es: () => import('./link-failure.es.ts') });
