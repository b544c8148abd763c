import { catalog } from '#domain/locale/catalog.ts';

export const tipsWidgetWords = catalog({
  en: () => import('./tips-widget.en.ts'),
  es: () => import('./tips-widget.es.ts'),
});
