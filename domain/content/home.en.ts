export const words = {
  'home.hero': {
    title: 'Know the home before you own it',
    text: 'Home inspections across the {{region}}: a careful look at every system, a report you can read, and a person who picks up the phone afterwards.',
  },

  'home.badges': [
    {
      icon: 'license',
      needs: 'license',
      title: 'Licensed inspector',
      text: '{{license}}, licensed by the {{authority}}. Insured, with {{insurance}}.',
    },
    {
      icon: 'area',
      title: '{{regionShort}} coverage',
      text: '{{counties}}, within about {{servedMiles}} miles.',
    },
    {
      icon: 'report',
      title: 'Fast reports',
      text: 'Your report within {{reportPromise}}, with photos and video of what we found.',
    },
  ],

  'home.services': {
    title: "An inspection for every stage of a home's life",
    text: 'Buying, selling, building or staying: the same careful look, with a different question in mind.',
  },

  'home.about': {
    title: 'One inspector who knows {{localArea}} homes',
    paragraphs: [
      {
        text: 'Homes here stand on clay that swells in spring and shrinks in August, and that is only the start. We know where it shows first, and look there.',
        onlyIn: 'texas',
      },
      {
        text: 'Every home has its weak points: where two roofs meet, where water stands, where somebody once saved a day. We know where they show first, and look there.',
        notIn: ['texas'],
      },
      {
        text: 'The inspector you book is the inspector who comes, writes your report and takes your call. We repair nothing and sell nothing, so the findings are only findings.',
      },
    ],
    weakPointsTitle: 'The four weak points of a home here',
  },

  'home.weak-points': [
    {
      place: 'Roof',
      text: 'Hail bruises shingles long before a ceiling shows it.',
      onlyIn: 'texas',
    },
    {
      place: 'Roof',
      text: 'Wind and sun open it long before a ceiling shows it.',
      notIn: ['texas'],
    },
    { place: 'Attic', text: 'At 140 degrees, ducts sweat and fans give up.', onlyIn: 'texas' },
    {
      place: 'Attic',
      text: 'Thin insulation and loose ducts cost money each month.',
      notIn: ['texas'],
    },
    { place: 'Pipes', text: 'A hard freeze splits what nobody insulated.', onlyIn: 'texas' },
    { place: 'Pipes', text: 'Old lines rust and leak where nobody looks.', notIn: ['texas'] },
    {
      place: 'Slab',
      text: 'Clay swells and shrinks; doors that stick say it first.',
      onlyIn: 'texas',
    },
    {
      place: 'Foundation',
      text: 'Water at the wall moves it; doors that stick say it first.',
      notIn: ['texas'],
    },
  ],

  'home.process': {
    title: 'From your first click to your last question',
    steps: [
      {
        icon: 'schedule',
        title: 'Schedule',
        text: 'Pick a time online or call. Most inspections can be scheduled within {{schedulingTime}}. {{NoDeposit}} is asked for.',
      },
      {
        icon: 'inspect',
        title: 'Inspect',
        text: 'We work from the roof down to the foundation, and you are welcome to walk along and ask. It takes {{visitDuration}}.',
      },
      {
        icon: 'report',
        title: 'Report',
        text: 'A written report, sorted by what matters most, with a place on a drawing or in the video for each finding.',
      },
      {
        icon: 'support',
        title: 'Support',
        text: 'We go through the findings with you in a follow-up consultation, and answer whatever comes up later.',
      },
    ],
  },

  'home.testimonials': {
    title: "In our clients' words",
    /** After their average and number. */
    published: '{{rating}} on all platforms',
  },

  'home.coverage': {
    title: 'All over the {{kindOfRegion}}',
    text: '{{counties}}, within about {{servedMiles}} miles. Most inspections can be scheduled within {{schedulingTime}}.',
    email: 'We answer within {{responseTime}}',
  },

  'home.statistics': [
    { figure: '{{homesInspected}}', label: 'Homes inspected' },
    { figure: '{{reportHours}}hr', label: 'Report delivery' },
    { figure: '{{rating}}', label: 'Average rating' },
    { figure: '{{everyDay}}', label: 'A week' },
  ],

  'home.reasons': {
    title: 'Why people choose us',
    reasons: [
      {
        icon: 'video',
        title: 'Photos and video',
        text: 'You see the leak run and hear the fan rattle, instead of reading that they do.',
      },
      {
        icon: 'price',
        title: 'A price you can check',
        text: 'The instant quote lists each line. What you see there is how we count.',
      },
      {
        icon: 'calendar',
        title: 'Here {{everyDay}} a week',
        text: '{{contractDeadlines}} do not wait for Monday, and neither does our phone.',
      },
      {
        icon: 'consultation',
        title: 'Plain answers afterwards',
        text: 'A follow-up consultation comes with every inspection: what to fix, what to watch, what to leave.',
      },
    ],
  },

  'home.closing': {
    title: 'Ready to know what you are buying?',
    text: 'Four facts about the home give you the price. Nothing is sent, and you can book right from there.',
  },

  'home.meta': {
    title: '{{name}} | {{inspectorTitle}} in {{metro}}',
    description:
      '{{homeInspections}} across the {{region}}: every system checked, a report with photos and video within {{reportTime}}, available {{phoneDays}}. {{license}}.',
    keywords: ['home inspector {{city}}', 'home inspector {{secondCity}}', 'house inspection'],
  },

  'home.buttons': {
    price: 'See my price',
    /** Before the lowest price. */
    from: 'from',
    inspector: 'About your inspector',
  },

  'home.testimonials-labels': {
    average: '{rating} from {count} reviews, of these clients',
    averageOfOne: '{rating} from one review, of this client',
    all: 'Read all reviews',
  },
} as const;
