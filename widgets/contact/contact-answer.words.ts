import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './contact-answer.en.ts';

export const contactAnswerWords = catalogue({ en, es: () => import('./contact-answer.es.ts') });
