import type { Business } from '#domain/business/business.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { priceTiers, pricingBlock } from '#domain/content/pricing-block.ts';
import { serviceCards } from '#domain/content/services.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { sizeRow } from '#domain/quote/size-row.ts';
import { businessIn, type PageData } from '#site/data/page-data.ts';

const CURRENCY = 'USD';

/** @param grows whether the price is that of the smallest home of its row only */
const offeredFrom = (price: number, grows: boolean) =>
  grows
    ? {
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: price,
          priceCurrency: CURRENCY,
        },
      }
    : { price, priceCurrency: CURRENCY };

/** The prices by size, as one offer of the standard inspection. */
function standardOffer(origin: string, business: Business) {
  const { title } = textsOf(pricingBlock, business).plan;
  const tiers = priceTiers(business.prices, business.locale);
  return {
    '@type': 'AggregateOffer',
    name: title,
    url: origin + addressIn(business.locale, '/pricing'),
    priceCurrency: CURRENCY,
    lowPrice: tiers[0]?.price,
    offerCount: tiers.length,
    offers: tiers.map(({ range, area, note }) => ({
      '@type': 'Offer',
      name: `${title}, ${range}`,
      ...offeredFrom(sizeRow(area, business.prices).price, note !== undefined),
    })),
  };
}

/** Structured data of each service; `@id` refers to the business, which is on every page. */
export function servicesData(origin: string, path: string, data: PageData): object[] {
  const business = businessIn(data);
  const address = origin + addressIn(business.locale, path);
  return textsOf(serviceCards, business).map(({ image, title, description }) => ({
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${address}#${image}`,
    name: title,
    serviceType: title,
    description,
    url: `${address}#${image}`,
    provider: { '@id': `${origin}/#business` },
    areaServed: business.serviceArea.name,
    // The price table is for the standard inspection; the other services are quoted.
    ...(image === 'residential' && { offers: standardOffer(origin, business) }),
  }));
}
