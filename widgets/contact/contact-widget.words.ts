import { catalog } from '#domain/locale/catalog.ts';

export const contactWidgetWords = catalog({
  en: () => import('./contact-widget.en.ts'),
  es: () => import('./contact-widget.es.ts'),
});
