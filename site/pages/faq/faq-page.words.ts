import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './faq-page.en.ts';

export const faqPageWords = catalogue({ en, es: () => import('./faq-page.es.ts') });
