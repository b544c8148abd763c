import type { PriceList } from '#domain/business/price-list.schema.ts';
import { textBlock } from '#domain/business/text-block.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';

/** A row of the price table; `price` in whole dollars (spec §3 "Price tier"). */
interface PriceTier {
  range: string;
  /** A typical area for a home of that size, in sq ft, prefilled in the calculator. */
  area: number;
  price: number;
  note?: string;
}

export const pricingBlock = textBlock('pricing.block', 'Pricing block', {
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
});

/** The price table, smallest home first. The quote calculator uses the same tiers. */
export function priceTiers({ tiers, beyond }: PriceList): readonly PriceTier[] {
  const largestArea = tiers.at(-1)?.upTo ?? 0;
  const largest = thousands(largestArea);
  return [
    ...tiers.map(({ upTo, price }, index) => {
      const before = tiers[index - 1]?.upTo;
      const range = before
        ? `${thousands(before + 1)}-${thousands(upTo)}`
        : `Up to ${thousands(upTo)}`;
      return { range: `${range} sq ft`, area: upTo, price };
    }),
    {
      range: `Over ${largest} sq ft`,
      area: largestArea + beyond.stepArea,
      price: beyond.price,
      note: `plus ${dollars(beyond.stepPrice)} per started ${thousands(beyond.stepArea)} sq ft over ${largest}`,
    },
  ];
}
