import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './pricing-widget.en.ts';

export const pricingWidgetWords = catalog({ en, es: () => import('./pricing-widget.es.ts') });
