import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './pricing-widget.en.ts';

export const pricingWidgetWords = catalogue({ en, es: () => import('./pricing-widget.es.ts') });
