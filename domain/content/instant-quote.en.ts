export const words = {
  'instant-quote.hero': {
    title: 'Your inspection price, now',
    text: 'Answer a few questions about the home and see the price line by line. Nothing is sent, and we don’t ask for your name.',
  },

  'instant-quote.benefits': {
    title: 'No waiting, no surprises',
    cards: [
      {
        icon: 'itemised',
        title: 'Every line shown',
        text: 'The base price, add-ons and discounts are listed one by one and add up to the total.',
      },
      {
        icon: 'private',
        title: 'Worked out on your screen',
        text: 'The price is computed in your browser. You decide whether we ever hear about it.',
      },
      {
        icon: 'book',
        title: 'Ready to book',
        text: 'Take the quote straight to the calendar: the details of the home come with you.',
      },
    ],
  },

  'instant-quote.comparison': {
    title: 'How we compare',
    text: 'The right-hand column is what is common in the trade, not any one company.',
    columns: { us: 'Us', others: 'Common elsewhere' },
    rows: [
      { feature: 'Price before you call', us: 'Instant and itemized', others: 'By phone or email' },
      {
        feature: 'Report',
        us: 'Within {{reportTime}}, often {{sameDay}}',
        others: 'One to two days',
      },
      { feature: 'Video in the report', us: 'Included', others: 'Extra or not offered' },
      { feature: 'Thermal imaging', us: 'Free', others: 'Extra' },
      { feature: 'Follow-up consultation', us: 'Included', others: 'Varies' },
      { feature: 'Deposit', us: '{{NoDeposit}}', others: 'Sometimes required' },
      { feature: 'Availability', us: '{{everyDay}} a week', others: 'Mostly weekdays' },
    ],
  },

  'instant-quote.meta': {
    title: 'Instant Home Inspection Quote | {{name}}',
    description:
      'See what your home inspection costs in under a minute, line by line: square footage, age, pool and more. No name, no email, nothing is sent.',
    keywords: ['instant home inspection quote', 'home inspection price calculator'],
  },

  'instant-quote.closing': {
    title: 'Rather talk it through?',
    text: "Tell us the address, and we'll work out the price with you on the phone.",
  },

  'instant-quote.samples': { title: 'What others pay' },
} as const;
