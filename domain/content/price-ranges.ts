/**
 * Rounded ranges for a first idea. They differ from the price table and from the add-ons there,
 * and all stand, each in its block (spec §9).
 */
export const priceRanges = {
  title: 'Prices at a glance',
  ranges: [
    { size: 'Under 2,000 sq ft', price: '$350-400' },
    { size: '2,000-3,500 sq ft', price: '$400-500' },
    { size: 'Over 3,500 sq ft', price: '$500-550' },
  ],
  extras: 'Pool +$100, detached structures +$75 each',
  features: ['Video reports ready by 6:30 PM', 'Same-day delivery'],
} as const;
