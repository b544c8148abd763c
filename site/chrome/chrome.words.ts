import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './chrome.en.ts';

export const chromeWords = catalog({ en, es: () => import('./chrome.es.ts') });
