import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './booking-steps.en.ts';

export const bookingStepsWords = catalog({ en, es: () => import('./booking-steps.es.ts') });
