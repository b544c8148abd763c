import { promises } from '#domain/business/promises.ts';
import { radiusMiles, videoReportsReady } from '#domain/business/published-figures.ts';
import { textBlock } from '#domain/business/text-block.ts';
import {
  addOnPrices,
  ageAddOns,
  detachedStructurePrice,
  poolPrice,
} from '#domain/pricing/published-prices.ts';
import { dollars } from '#domain/quote/dollars.ts';
import type { ContentCard } from './content-card.ts';

export const pricingHero = {
  title: 'Transparent Pricing',
  text: 'Fair rates by the size of the home, and no hidden fees: what you see here is what we charge.',
} as const;

export const included = {
  title: "What's Included in Every Inspection",
  text: 'One price for the visit, the report and the conversation afterwards.',
  items: [
    'Roof, attic, structure and foundation',
    'Exterior, grading and drainage',
    'Electrical panels, wiring, outlets and alarms',
    'Plumbing, water heater and water pressure',
    'Heating and cooling, run and measured',
    'Interior, windows, doors and built-in appliances',
    'Thermal imaging',
    'A written report with photos',
    `Video reports ready by ${videoReportsReady}`,
    'A follow-up consultation',
  ],
} as const;

const ages = ageAddOns
  .toReversed()
  .map(({ overYears, price }) => `${dollars(price)} over ${overYears}`)
  .join(', ');

export const pricingFactors = {
  title: 'Pricing Factors',
  cards: [
    {
      icon: 'size',
      title: 'Square footage',
      text: 'The base price. More rooms, more roof and more wiring take more time.',
    },
    {
      icon: 'age',
      title: 'Property age',
      text: `Older systems need a longer look. By years of age: ${ages}.`,
    },
    {
      icon: 'type',
      title: 'Property type',
      text: 'A condo is inspected differently from a house, and a warranty inspection adds documentation.',
    },
  ],
} as const satisfies { title: string; cards: readonly ContentCard[] };

/** An additional service; `price` is display text. */
export interface AddOn {
  icon: string;
  service: string;
  price: string;
  description: string;
}

export const additionalServices = {
  title: 'Additional Services',
  text: 'Only if the home has them, and only if you want them looked at.',
  addOns: [
    {
      icon: 'pool',
      service: 'Pool and spa',
      price: `+${dollars(poolPrice.pricingPage)}`,
      description:
        'A full look: shell, pumps, heater, bonding and barriers. The table’s price is for a pool seen along with the home.',
    },
    {
      icon: 'structures',
      service: 'Detached structures',
      price: `+${dollars(detachedStructurePrice.pricingPage)} each`,
      description: 'Garages, workshops and guest houses on the same lot.',
    },
    {
      icon: 'water',
      service: 'Well water testing',
      price: `+${dollars(addOnPrices.wellWater)}`,
      description: 'A separate appointment, arranged together with your inspection.',
    },
    {
      icon: 'septic',
      service: 'Septic inspection',
      price: `+${dollars(addOnPrices.septic)}`,
      description: 'Done by a certified septic inspector.',
    },
  ],
} as const satisfies { title: string; text: string; addOns: readonly AddOn[] };

export const payment = {
  title: 'Payment Information',
  text: 'Nothing up front. You pay at the inspection, the way that suits you.',
  methodsTitle: 'How to pay',
  termsTitle: 'Good to know',
  radius: `Service radius: ${radiusMiles.standard} miles standard. For homes farther out, we’ll give you the price before you book.`,
} as const;

export const pricingClosing = {
  title: 'Ready for Your Free Quote?',
  text: `Send us the address and hear back within ${promises.response}, or call and get the price right away.`,
} as const;

export const pricingMeta = textBlock('pricing.meta', 'Pricing page, for search engines', {
  title: 'Home Inspection Prices from {{fromPrice}} | {{name}}',
  description:
    'Transparent home inspection prices from {{fromPrice}} by square footage: no hidden fees, no deposit, thermal imaging free, and reports the same day across the {{region}}.',
  keywords: ['home inspection cost {{city}}', 'home inspection prices'],
});
