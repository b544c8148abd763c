import { promises } from '#domain/business/promises.ts';
import { radiusMiles } from '#domain/business/published-figures.ts';
import { textBlock } from '#domain/business/text-block.ts';
import type { ContentCard } from './content-card.ts';

export const quoteHero = {
  title: 'Get a free quote',
  text: `Tell us about the property, and we’ll call or write back within ${promises.response} with a price and a time.`,
} as const;

export const quoteFactors = [
  {
    icon: 'size',
    title: 'Property size',
    text: 'The price starts from the square footage: more rooms, more roof and more wiring take more time.',
  },
  {
    icon: 'type',
    title: 'Property type',
    text: 'A condo is inspected differently from a house, and a warranty inspection adds documentation.',
  },
  {
    icon: 'add-ons',
    title: 'Add-ons',
    text: 'A pool, a basement, detached structures or a rush appointment add a fixed, published amount.',
  },
  {
    icon: 'location',
    title: 'Location',
    text: `Homes within ${radiusMiles.standard} miles are standard. We go about ${radiusMiles.served} miles, and tell you before you book if the drive changes the price.`,
  },
] as const satisfies readonly ContentCard[];

export const quoteMeta = textBlock('quote.meta', 'Quote request, for search engines', {
  title: 'Request a Free Home Inspection Quote | {{name}}',
  description:
    'Tell us about the property and get a price and a time within {{responseTime}}. Free home inspection quotes in the {{region}}, without obligation.',
  keywords: ['free home inspection quote', 'home inspection cost'],
});
