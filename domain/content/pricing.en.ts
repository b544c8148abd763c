export const words = {
  'pricing.samples': {
    title: 'Sample Pricing Examples',
    text: 'Three homes with what such homes often add to the base price in the table: age, a second structure, a pool. Your price is worked out from your home’s own facts, so it may differ.',
    mostCommon: 'Most common',
    homes: {
      starter: {
        title: 'Starter home',
        text: 'A one-story house or a condo, with a report the same evening.',
      },
      family: {
        title: 'Family home',
        text: 'Two stories, a garage and everything between attic and slab.',
      },
      luxury: {
        title: 'Luxury home',
        text: 'Several HVAC systems and more roof; plan most of a morning.',
      },
    },
  },

  'pricing.payment-terms': [
    'Payment is due {{due}}.',
    '{{NoDeposit}} to book.',
    'Cancel or reschedule without charge with {{noticeTime}} of notice.',
    'Most inspections are scheduled within {{schedulingTime}}; emergency inspections are available.',
  ],
} as const;
