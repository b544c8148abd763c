import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './privacy-page.en.ts';

export const privacyPageWords = catalogue({ en, es: () => import('./privacy-page.es.ts') });
