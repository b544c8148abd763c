export const words = {
  'services.prices': {
    title: 'Prices at a glance',
    text: 'Rounded, for a first idea. {{poolPrices}}',
    sizes: { small: 'Under 2,000 sq ft', medium: '2,000-3,500 sq ft', large: 'Over 3,500 sq ft' },
    extras:
      'Pool +{{pricingPagePoolPrice}}, detached structures +{{pricingPageStructurePrice}} each',
    features: ['Video reports ready by {{videoReportsReady}}', '{{reportDelivery}}'],
  },
} as const;
