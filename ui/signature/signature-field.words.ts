import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './signature-field.en.ts';

export const signatureFieldWords = catalog({ en, es: () => import('./signature-field.es.ts') });
