import { expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { serviceCards } from '#domain/content/services.ts';
import { businessKey } from '#site/data/page-data.ts';
import { servicesData } from './services-data.ts';

const services = servicesData('https://inspector.example', '/services', {
  [businessKey]: defaultBusiness,
}) as Record<string, unknown>[];

it('names each service at its anchor, by the business of the page', () => {
  expect(services.map(({ name, url }) => [name, url])).toEqual(
    textsOf(serviceCards, defaultBusiness).map(({ title, image }) => [
      title,
      `https://inspector.example/services#${image}`,
    ]),
  );
  for (const service of services) {
    expect(service['@type']).toBe('Service');
    expect(service['provider']).toEqual({ '@id': 'https://inspector.example/#business' });
  }
});

it('offers the standard inspection at each price of the table, and no other service', () => {
  const priced = services.filter((service) => 'offers' in service);
  expect(priced.map(({ name }) => name)).toEqual(['Residential Inspection']);
  expect(priced[0]?.['offers']).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 350,
    priceCurrency: 'USD',
    offerCount: 7,
    offers: [
      ...[350, 375, 400, 450, 500, 550].map((price) => ({ '@type': 'Offer', price })),
      // 4,501 sq ft; larger homes cost more.
      { '@type': 'Offer', priceSpecification: { minPrice: 625, priceCurrency: 'USD' } },
    ],
  });
  expect(priced[0]?.['offers']).not.toHaveProperty('highPrice');
});
