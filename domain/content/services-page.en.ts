export const words = {
  'services.hero': {
    title: 'Home inspection services',
    text: 'Buying, selling, building or staying: one inspector, six inspections, and the same care in each.',
  },

  'services.video': {
    title: 'See it, do not just read it',
    text: 'A photograph shows a stain. A video shows the drip, the sound of the bearing and the way there. That is why every inspection comes with one.',
    points: [
      {
        icon: 'clock',
        title: 'Ready by {{videoReportsReady}}',
        text: 'The {{sameDay}}, in time for the evening talk about the house.',
      },
      {
        icon: 'clock',
        title: 'Ready by {{videoReportsReady}}',
        text: 'The written report follows within {{laterReportTime}}.',
      },
      {
        icon: 'video',
        title: 'Told by your inspector',
        text: 'What it is, why it matters and what it usually takes to fix, in plain words.',
      },
      {
        icon: 'share',
        title: 'Easy to pass on',
        text: 'Show it to your agent, the seller or the roofer. Nobody has to guess what was meant.',
      },
    ],
  },

  'services.receive': {
    title: 'What you receive',
    items: [
      {
        icon: 'report',
        title: 'Written report',
        text: 'On form {{reportForm}}, every finding explained and sorted by weight.',
        onlyIn: 'texas',
      },
      {
        icon: 'report',
        title: 'Written report',
        text: 'Every finding explained and sorted by weight.',
        notIn: ['texas'],
      },
      {
        icon: 'photo',
        title: 'Photos',
        text: 'Each finding in a picture, marked so that a contractor can find the spot.',
      },
      {
        icon: 'video',
        title: 'Video reports',
        text: 'What moves, drips or rattles, on video.',
      },
      {
        icon: 'clock',
        title: 'Same-day delivery',
        text: 'Often the {{sameDay}}, and within {{reportTime}} in every case.',
      },
      {
        icon: 'clock',
        title: 'Report within {{laterReportTime}}',
        text: 'By email, as a document that opens on any phone, with a summary first.',
      },
      {
        icon: 'consultation',
        title: 'Consultation',
        text: 'A call about what to fix, what to watch and what to leave, when you have read it.',
      },
    ],
  },

  'services.steps': {
    title: 'How it goes, in four steps',
    steps: [
      {
        title: 'Book a time',
        text: 'Online or by phone. Most inspections can be scheduled within {{schedulingTime}}.',
      },
      {
        title: 'We inspect',
        text: 'Inspections typically take {{visitDuration}}. Come along for as much of it as you like.',
      },
      {
        title: 'You get the report',
        text: 'Written, with photos and video, and a summary of what to do first.',
      },
      {
        title: 'We talk it through',
        text: 'A consultation about the findings, and answers to whatever comes up afterwards.',
      },
    ],
  },

  'services.closing': {
    title: 'Which inspection is yours?',
    text: 'Tell us about the home. If you are not sure what you need, say so, and we’ll tell you.',
  },

  'services.meta': {
    title: 'Home Inspection Services in {{metro}} | {{name}}',
    description:
      'Residential, home warranty, pre-listing, pre-purchase, new construction and annual maintenance inspections across the {{region}}, with video reports.',
    keywords: ['home inspection services', 'pre-listing inspection', 'warranty inspection'],
  },

  'services.labels': {
    purpose: 'What it is for',
    /** The words in brackets are links. */
    prices: 'The [price table] has every size, and the [instant quote] works out yours.',
    quote: 'Get Your Quote',
    schedule: 'Schedule Now',
  },
} as const;
