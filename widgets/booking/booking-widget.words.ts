import { catalogue } from '#domain/locale/catalogue.ts';

export const bookingWidgetWords = catalogue({
  en: () => import('./booking-widget.en.ts'),
  es: () => import('./booking-widget.es.ts'),
});
