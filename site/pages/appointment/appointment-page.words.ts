import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './appointment-page.en.ts';

export const appointmentPageWords = catalogue({ en, es: () => import('./appointment-page.es.ts') });
