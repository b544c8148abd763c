import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './chrome.en.ts';

export const chromeWords = catalogue({ en, es: () => import('./chrome.es.ts') });
