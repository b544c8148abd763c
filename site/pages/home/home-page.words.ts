import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './home-page.en.ts';

export const homePageWords = catalog({ en, es: () => import('./home-page.es.ts') });
