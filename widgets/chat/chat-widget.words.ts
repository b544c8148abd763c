import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './chat-widget.en.ts';

export const chatWidgetWords = catalogue({ en, es: () => import('./chat-widget.es.ts') });
