import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './parts.en.ts';

export const partsWords = catalogue({ en, es: () => import('./parts.es.ts') });
