import { thousands } from '#domain/quote/dollars.ts';
import { addOns, beyondTiers, sizeTiers } from '#domain/quote/quote-rules.ts';

/** A size of home and its base price in whole dollars. */
export interface PriceTier {
  range: string;
  price: number;
  note?: string;
}

/** `highlight` marks what is free. */
export interface ExtraService {
  service: string;
  price: string;
  highlight?: boolean;
}

/** A kind of inspection as its card shows it. */
export interface PlanCard {
  title: string;
  subtitle: string;
  priceRange: string;
  priceSubtext: string;
  features: readonly string[];
  buttonText: string;
  popular: boolean;
}

export const pricingBadge = 'No Hidden Fees • Same Day Reports • TREC Licensed';

const largest = thousands(sizeTiers.at(-1)?.upTo ?? 0);

/** The table that the quote calculator counts by, smallest home first. */
export const priceTiers: readonly PriceTier[] = [
  ...sizeTiers.map(({ upTo, price }, index) => {
    const before = sizeTiers[index - 1]?.upTo;
    const range = before
      ? `${thousands(before + 1)}-${thousands(upTo)}`
      : `Up to ${thousands(upTo)}`;
    return { range: `${range} sq ft`, price };
  }),
  {
    range: `Over ${largest} sq ft`,
    price: beyondTiers.price,
    note: `plus $${beyondTiers.stepPrice} per started ${beyondTiers.stepArea} sq ft over ${largest}`,
  },
];

export const standardPlan: PlanCard = {
  title: 'Standard Inspection',
  subtitle: 'From shingles to slab',
  priceRange: `$${sizeTiers[0]?.price}-$${beyondTiers.price}`,
  priceSubtext: 'by square footage',
  features: [
    'Every system of the home',
    'Photos and video',
    'Video reports ready by 6:30 PM',
    'Same-day delivery',
    'Follow-up consultation',
  ],
  buttonText: 'Get Quote',
  popular: true,
};

export const extraServices: readonly ExtraService[] = [
  { service: 'Thermal imaging', price: 'FREE', highlight: true },
  { service: 'Swimming pool', price: `$${addOns.pool}` },
  { service: 'Pier and beam', price: '$100' },
];
