import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './fee-labels.en.ts';

/** The lines of fees, as the client reads them. */
export const feeLabels = catalog({ en, es: () => import('./fee-labels.es.ts') });
