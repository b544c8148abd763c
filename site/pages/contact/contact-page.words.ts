import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './contact-page.en.ts';

export const contactPageWords = catalogue({ en, es: () => import('./contact-page.es.ts') });
