import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './chat-words.en.ts';

/** All that the chat says, and by which it understands what is said to it. */
export const chatWords = catalogue({ en, es: () => import('./chat-words.es.ts') });
