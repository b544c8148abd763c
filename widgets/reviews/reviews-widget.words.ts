import { catalog } from '#domain/locale/catalog.ts';

export const reviewsWidgetWords = catalog({
  en: () => import('./reviews-widget.en.ts'),
  es: () => import('./reviews-widget.es.ts'),
});
