export const words = {
  'sample-report.hero': {
    title: 'A sample report',
    text: 'A 1978 brick ranch in {{suburb}}, with the findings such a house tends to have. Your report would read like this.',
    note: 'Sample: this home does not exist.',
  },

  'sample-report.home': {
    facts: [
      { label: 'Home', value: 'Brick ranch, {{suburb}}, {{state}}' },
      { label: 'Built', value: '1978, one story, 1,980 sq ft' },
      { label: 'Stands on', value: 'Concrete slab on expansive {{soil}}' },
      { label: 'Weather', value: '61 °F, dry; rain two days before' },
      { label: 'At the visit', value: 'Vacant; water, power and gas on' },
      { label: 'On site', value: '3 hours' },
    ],
    form: [
      {
        text: 'The report you receive is on {{reportHeadings}}, in its own layout. This page has its headings and boxes, laid out for a screen.',
        onlyIn: 'texas',
      },
      {
        text: 'The report you receive has a layout of its own; this page is laid out for a screen.',
        notIn: ['texas'],
      },
    ],
  },

  'sample-report.summary': [
    {
      title: 'Before anyone moves in',
      lines: [
        { id: 'flue', text: 'Furnace flue apart in the attic: exhaust indoors' },
        { id: 'panel', text: 'Federal Pacific panel, two wires on one breaker' },
        { id: 'outlets', text: 'No GFCI at the sink, no alarms' },
      ],
    },
    {
      title: 'Before the {{contractDeadline}} ends',
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
  ],

  'sample-report.spread': {
    title: 'This is what you get',
    text: 'Page one says what to do first. Each finding has its place on a drawing or in the video, what it means, and who to call.',
    link: 'Read the whole sample report',
  },

  'sample-report.closing': {
    title: 'Yours would be about your house',
    text: 'Written by the inspector who walked it, and with you within {{reportTime}}. {{license}}.',
  },

  'sample-report.meta': {
    title: 'Sample Home Inspection Report | {{name}}',
    description:
      'A whole inspection report to read before you book: a 1978 brick ranch in {{suburb}}, under the headings of {{reportHeadings}}, each finding on a drawing. Marked as a sample.',
    keywords: ['sample home inspection report', '{{lawAgency}} {{reportForm}} example'],
  },

  'sample-report.labels': {
    name: 'Property Inspection Report',
    summary: 'Summary',
    deficient: 'Deficient',
    means: 'What it means.',
    call: 'Who to call.',
    next: 'Next:',
  },
} as const;
