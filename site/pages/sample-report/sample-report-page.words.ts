import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './sample-report-page.en.ts';

export const sampleReportPageWords = catalog({
  en,
  es: () => import('./sample-report-page.es.ts'),
});
