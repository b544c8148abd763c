import { catalog } from '#domain/locale/catalog.ts';

export const quoteWidgetWords = catalog({
  en: () => import('./quote-widget.en.ts'),
  es: () => import('./quote-widget.es.ts'),
});
