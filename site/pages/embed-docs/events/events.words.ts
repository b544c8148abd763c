import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './events.en.ts';

export const eventsWords = catalog({ en, es: () => import('./events.es.ts') });
