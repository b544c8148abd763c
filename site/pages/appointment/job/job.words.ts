import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './job.en.ts';

export const jobWords = catalog({ en, es: () => import('./job.es.ts') });
