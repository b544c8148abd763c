import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './ui.en.ts';

/** The words of the parts that widgets and pages share. */
export const uiWords = catalog({ en, es: () => import('./ui.es.ts') });
