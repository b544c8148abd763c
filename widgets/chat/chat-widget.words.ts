import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './chat-widget.en.ts';

export const chatWidgetWords = catalog({ en, es: () => import('./chat-widget.es.ts') });
