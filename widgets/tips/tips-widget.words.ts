import { catalogue } from '#domain/locale/catalogue.ts';

export const tipsWidgetWords = catalogue({
  en: () => import('./tips-widget.en.ts'),
  es: () => import('./tips-widget.es.ts'),
});
