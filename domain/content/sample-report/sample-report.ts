import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './sample-report.en.ts';

const blocks = translatedBlocks(words, () => import('./sample-report.es.ts'));

export const sampleReportHero = blocks.text('sample-report.hero', 'Sample report, top');

/** The head of the report. The home is invented but typical. */
export const sampleProperty = blocks.text('sample-report.home', 'Sample report, the home');

/** The first page: what to do, by urgency. Each `id` is that of a finding. */
export const reportSummary = blocks.text('sample-report.summary', 'Sample report, summary');

export const reportSpread = blocks.optional(
  'sample-report.spread',
  'Sample report, on other pages',
);

export const sampleReportClosing = blocks.optional('sample-report.closing', 'Sample report, end');

export const sampleReportMeta = blocks.text(
  'sample-report.meta',
  'Sample report, for search engines',
);

export const reportLabels = blocks.text(
  'sample-report.labels',
  'Sample report, headings of the report',
);

export const sampleReportTexts = [
  sampleReportHero,
  sampleProperty,
  reportLabels,
  reportSummary,
  reportSpread,
  sampleReportClosing,
  sampleReportMeta,
];
