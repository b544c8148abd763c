import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './promo-widget.en.ts';

export const promoWidgetWords = catalog({ en, es: () => import('./promo-widget.es.ts') });
