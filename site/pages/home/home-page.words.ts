import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './home-page.en.ts';

export const homePageWords = catalogue({ en, es: () => import('./home-page.es.ts') });
