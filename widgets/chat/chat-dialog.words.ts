import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './chat-dialog.en.ts';

export const chatDialogWords = catalog({ en, es: () => import('./chat-dialog.es.ts') });
