import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './about-page.en.ts';

export const aboutPageWords = catalogue({ en, es: () => import('./about-page.es.ts') });
