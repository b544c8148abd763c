import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './maintenance-tips-page.en.ts';

export const maintenanceTipsPageWords = catalogue({
  en,
  es: () => import('./maintenance-tips-page.es.ts'),
});
