import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './ui.en.ts';

/** The words of the parts that widgets and pages share. */
export const uiWords = catalogue({ en, es: () => import('./ui.es.ts') });
