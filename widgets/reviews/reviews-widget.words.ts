import { catalogue } from '#domain/locale/catalogue.ts';

export const reviewsWidgetWords = catalogue({
  en: () => import('./reviews-widget.en.ts'),
  es: () => import('./reviews-widget.es.ts'),
});
