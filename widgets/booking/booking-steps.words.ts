import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './booking-steps.en.ts';

export const bookingStepsWords = catalogue({ en, es: () => import('./booking-steps.es.ts') });
