import { business } from '#domain/business/defaults/business.ts';
import { promises } from '#domain/business/promises.ts';
import { textBlock } from '#domain/business/text-block.ts';

export const sampleReportHero = {
  title: 'A sample report',
  text: 'A 1978 brick ranch in Plano, with the findings such a house tends to have. Your report would read like this.',
  note: 'Sample: this home does not exist.',
} as const;

/** The head of the report. The home is invented but typical. */
export const sampleProperty = {
  facts: [
    { label: 'Home', value: 'Brick ranch, Plano, TX' },
    { label: 'Built', value: '1978, one story, 1,980 sq ft' },
    { label: 'Stands on', value: 'Concrete slab on expansive clay' },
    { label: 'Weather', value: '61 °F, dry; rain two days before' },
    { label: 'At the visit', value: 'Vacant; water, power and gas on' },
    { label: 'On site', value: '3 hours' },
  ],
  form: `The report you receive is on form REI 7-6 of the Texas Real Estate Commission, in its own layout. This page has its headings and boxes, laid out for a screen.`,
} as const;

/** The first page: what to do, by urgency. `ids` are those of the findings. */
export const reportSummary = [
  {
    title: 'Before anyone moves in',
    lines: [
      { id: 'flue', text: 'Furnace flue apart in the attic: exhaust indoors' },
      { id: 'panel', text: 'Federal Pacific panel, two wires on one breaker' },
      { id: 'outlets', text: 'No GFCI at the sink, no alarms' },
    ],
  },
  {
    title: 'Before the option period ends',
    lines: [
      { id: 'foundation', text: 'Slab 1.4 inches low: ask an engineer' },
      { id: 'drain', text: 'Cast iron drains back up: a camera' },
      { id: 'roof', text: 'Hail on the west slope: ask your insurer' },
    ],
  },
  {
    title: 'This year',
    lines: [
      { id: 'grading', text: 'Ground falls toward the rear wall' },
      { id: 'relief', text: 'Relief line of the water heater runs uphill' },
    ],
  },
] as const;

export const reportSpread = {
  title: 'This is what you get',
  text: 'Page one says what to do first. Each finding has its place on a drawing or in the video, what it means, and who to call.',
  link: 'Read the whole sample report',
} as const;

export const sampleReportClosing = {
  title: 'Yours would be about your house',
  text: `Written by the inspector who walked it, and with you within ${promises.report}. ${business.license.label}.`,
} as const;

export const sampleReportMeta = textBlock(
  'sample-report.meta',
  'Sample report, for search engines',
  {
    title: 'Sample Home Inspection Report | {{name}}',
    description:
      'A whole inspection report to read before you book: a 1978 brick ranch in Plano, under the headings of TREC form REI 7-6, each finding on a drawing. Marked as a sample.',
    keywords: ['sample home inspection report', 'TREC REI 7-6 example'],
  },
);
