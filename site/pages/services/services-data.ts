import { serviceArea } from '#domain/business/service-area.ts';
import { priceTiers, standardPlan } from '#domain/content/pricing-block.ts';
import { serviceCards } from '#domain/content/services.ts';

const CURRENCY = 'USD';

/** The prices by size, as one offer of the standard inspection. */
const standardOffer = (origin: string) => ({
  '@type': 'AggregateOffer',
  name: standardPlan.title,
  url: `${origin}/pricing`,
  priceCurrency: CURRENCY,
  lowPrice: priceTiers[0]?.price,
  highPrice: priceTiers.at(-1)?.price,
  offerCount: priceTiers.length,
  offers: priceTiers.map(({ range, price }) => ({
    '@type': 'Offer',
    name: `${standardPlan.title}, ${range}`,
    price,
    priceCurrency: CURRENCY,
  })),
});

/** Structured data of each service; `@id` refers to the business, which is on every page. */
export const servicesData = (origin: string): object[] =>
  serviceCards.map(({ image, title, description }) => ({
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${origin}/services#${image}`,
    name: title,
    serviceType: title,
    description,
    url: `${origin}/services#${image}`,
    provider: { '@id': `${origin}/#business` },
    areaServed: serviceArea.name,
    // The price table is for the standard inspection; the other services are quoted.
    ...(image === 'residential' && { offers: standardOffer(origin) }),
  }));
