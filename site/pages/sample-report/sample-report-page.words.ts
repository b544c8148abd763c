import { catalogue } from '#domain/locale/catalogue.ts';
import { words as en } from './sample-report-page.en.ts';

export const sampleReportPageWords = catalogue({
  en,
  es: () => import('./sample-report-page.es.ts'),
});
