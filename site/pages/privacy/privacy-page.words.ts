import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './privacy-page.en.ts';

export const privacyPageWords = catalog({ en, es: () => import('./privacy-page.es.ts') });
