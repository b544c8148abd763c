import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './meta.en.ts';

export const metaWords = catalogue({ en, es: () => import('./meta.es.ts') });
