import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './agent-link.en.ts';

export const agentLinkWords = catalog({ en, es: () => import('./agent-link.es.ts') });
