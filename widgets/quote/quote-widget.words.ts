import { catalogue } from '#domain/locale/catalogue.ts';

export const quoteWidgetWords = catalogue({
  en: () => import('./quote-widget.en.ts'),
  es: () => import('./quote-widget.es.ts'),
});
