import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './appointment-page.en.ts';

export const appointmentPageWords = catalog({ en, es: () => import('./appointment-page.es.ts') });
