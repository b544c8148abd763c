export const words = {
  'reviews.hero': {
    title: 'What clients say about us',
    text: 'Reviews of our work by buyers, sellers and owners, in their own words. They are from {{reviewPlatforms}}.',
  },

  'reviews.tiles': [
    { icon: 'rating', figure: '{{rating}}', label: 'Average rating' },
    { icon: 'customers', figure: '{{customers}}', label: 'Happy customers' },
    { icon: 'license', figure: '#{{licenseNumber}}', label: '{{lawAgency}} inspector license' },
    { icon: 'experience', figure: '{{years}}', label: 'Years experience' },
  ],

  'reviews.reasons': {
    title: 'Why Choose {{name}}',
    cards: [
      {
        icon: 'inspect',
        title: 'We look where others stop',
        text: 'Under the house, across the roof and to the far end of the attic, with a camera that shows you all of it.',
      },
      {
        icon: 'report',
        title: 'A report you read to the end',
        text: 'What matters most comes first, with a photo and a place for each finding, within {{reportTime}}.',
      },
      {
        icon: 'consultation',
        title: 'A person afterwards',
        text: 'The inspector who was in your home takes your call and tells you what to fix, watch or leave alone.',
      },
    ],
  },

  'reviews.meta': {
    title: 'Customer Reviews | {{name}}',
    description:
      'What buyers, sellers and owners across the {{region}} say about their inspections. Reviews from {{reviewPlatforms}} in one place.',
    keywords: ['home inspector reviews', 'best home inspector {{city}}'],
  },

  'reviews.closing': {
    title: 'Will your home be next?',
    text: 'See the price line by line, or pick a day. Most inspections can be scheduled within {{schedulingTime}}.',
  },

  'reviews.labels': {
    hours: 'Hours on our business profile',
    recent: 'Recent reviews',
    all: 'See all reviews',
    write: 'Write a Review',
    maps: 'View on Google Maps',
    /** `{count}` is how many the profile there has. */
    onMaps: '{count} reviews on Google Maps',
    oneOnMaps: '1 review on Google Maps',
  },
} as const;
