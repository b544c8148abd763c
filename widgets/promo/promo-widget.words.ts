import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './promo-widget.en.ts';

export const promoWidgetWords = catalogue({ en, es: () => import('./promo-widget.es.ts') });
