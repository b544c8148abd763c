import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './chat-dialog.en.ts';

export const chatDialogWords = catalogue({ en, es: () => import('./chat-dialog.es.ts') });
