import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './contact-page.en.ts';

export const contactPageWords = catalog({ en, es: () => import('./contact-page.es.ts') });
