import { catalogue } from '#domain/locale/catalogue.ts';

export const contactWidgetWords = catalogue({
  en: () => import('./contact-widget.en.ts'),
  es: () => import('./contact-widget.es.ts'),
});
