import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './agent.en.ts';

export const agentWords = catalog({ en, es: () => import('./agent.es.ts') });
