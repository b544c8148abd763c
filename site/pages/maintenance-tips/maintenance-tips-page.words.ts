import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './maintenance-tips-page.en.ts';

export const maintenanceTipsPageWords = catalog({
  en,
  es: () => import('./maintenance-tips-page.es.ts'),
});
