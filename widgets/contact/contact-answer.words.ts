import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './contact-answer.en.ts';

export const contactAnswerWords = catalog({ en, es: () => import('./contact-answer.es.ts') });
