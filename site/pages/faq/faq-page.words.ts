import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './faq-page.en.ts';

export const faqPageWords = catalog({ en, es: () => import('./faq-page.es.ts') });
