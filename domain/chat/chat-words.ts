import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './chat-words.en.ts';

/** All that the chat says, and by which it understands what is said to it. */
export const chatWords = catalog({ en, es: () => import('./chat-words.es.ts') });
