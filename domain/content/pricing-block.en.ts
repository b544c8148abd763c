export const words = {
  'pricing.block': {
    badges: ['No Hidden Fees', '{{reportBadge}}', '{{lawAgency}} Licensed'],
    title: 'What an inspection costs',
    tableTitle: 'Base price by square footage',
    popular: 'Most popular',
    plan: {
      title: 'Standard Inspection',
      subtitle: 'From shingles to slab',
      priceRange: '{{priceRange}}',
      priceSubtext: 'by square footage',
      features: [
        'Every system of the home',
        'Photos and video',
        'Video reports ready by {{videoReportsReady}}',
        '{{reportDelivery}}',
        'Follow-up consultation',
      ],
      buttonText: 'Get Quote',
    },
    extrasTitle: 'Extra services',
    extras: [
      { service: 'Thermal imaging', price: 'FREE', highlight: true },
      { service: 'Swimming pool', price: '{{poolPrice}}', highlight: false },
      { service: 'Pier and beam', price: '{{pierAndBeamPrice}}', highlight: false },
    ],
  },
} as const;
