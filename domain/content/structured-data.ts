/** What the structured data claims; other figures stand elsewhere on the site (spec §9). */
export const structuredDataClaims = {
  priceRange: '$350-$550',
  rating: '5.0',
  reviewCount: 150,
  properties: [
    { name: 'Experience', value: '15+ years' },
    { name: 'Satisfaction', value: '98%' },
    { name: 'Average saved', value: '$3,200' },
  ],
} as const;
