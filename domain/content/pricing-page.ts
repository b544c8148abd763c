import { promises } from '#domain/business/promises.ts';
import { serviceArea } from '#domain/business/service-area.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { ageAddOns } from '#domain/quote/quote-rules.ts';
import type { ContentCard } from './content-card.ts';

export const pricingHero = {
  title: 'Transparent Pricing',
  text: 'Fair rates by the size of the home, and no hidden fees: what stands here is what we charge.',
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
    'Video reports ready by 6:30 PM',
    'A follow-up consultation',
  ],
} as const;

const ages = [...ageAddOns]
  .reverse()
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

/** A service on top of the inspection, its price as shown. */
export interface AddOn {
  icon: string;
  service: string;
  price: string;
  description: string;
}

export const additionalServices = {
  title: 'Additional Services',
  text: 'Only if the home has them, and only if you want them looked at.',
  // The pool in the pricing block has another figure; both stand (spec §9).
  addOns: [
    {
      icon: 'pool',
      service: 'Pool and spa',
      price: '+$100',
      description: 'Shell, pumps, heater, electrical bonding and safety barriers.',
    },
    {
      icon: 'structures',
      service: 'Detached structures',
      price: '+$75 each',
      description: 'Garages, workshops and guest houses on the same lot.',
    },
    {
      icon: 'water',
      service: 'Well water testing',
      price: '+$150',
      description: 'A separate appointment, arranged together with your inspection.',
    },
    {
      icon: 'septic',
      service: 'Septic inspection',
      price: '+$200',
      description: 'Done by a certified septic inspector.',
    },
  ],
} as const satisfies { title: string; text: string; addOns: readonly AddOn[] };

export const payment = {
  title: 'Payment Information',
  text: 'Nothing up front. You pay at the inspection, the way that suits you.',
  methodsTitle: 'How to pay',
  termsTitle: 'Good to know',
  radius: `Service radius: ${serviceArea.standardRadiusMiles} miles standard. Farther out, we tell you before you book.`,
} as const;

export const pricingClosing = {
  title: 'Ready for Your Free Quote?',
  text: `Send us the address and hear back within ${promises.response}, or call and have the price at once.`,
} as const;
