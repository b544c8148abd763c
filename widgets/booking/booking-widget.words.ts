import { catalog } from '#domain/locale/catalog.ts';

export const bookingWidgetWords = catalog({
  en: () => import('./booking-widget.en.ts'),
  es: () => import('./booking-widget.es.ts'),
});
