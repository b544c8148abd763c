import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './about-page.en.ts';

export const aboutPageWords = catalog({ en, es: () => import('./about-page.es.ts') });
