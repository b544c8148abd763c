import { business } from '#domain/business/defaults/business.ts';
import { structuredDataHours } from '#domain/business/hours.ts';
import { serviceArea } from '#domain/business/service-area.ts';
import { structuredDataClaims } from '#domain/content/structured-data.ts';
import { defaultShareImage } from './share-image.ts';

const claim = (name: string, value: string) => ({ '@type': 'PropertyValue', name, value });

/** Structured data of the business, on every page (spec §9 "Structured data claims"). */
export function businessData(origin: string): object {
  const { rating, reviewCount, priceRange } = structuredDataClaims;
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#business`,
    name: business.name,
    url: `${origin}/`,
    image: origin + defaultShareImage.address,
    telephone: business.phone.href.replace('tel:', ''),
    email: business.email.display,
    address: { '@type': 'PostalAddress', addressRegion: 'TX', addressCountry: 'US' },
    areaServed: serviceArea.cities.map((name) => ({ '@type': 'City', name: `${name}, TX` })),
    identifier: claim('Texas Real Estate Commission inspector license', business.license.number),
    priceRange,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: structuredDataHours.days,
      opens: structuredDataHours.opens,
      closes: structuredDataHours.closes,
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    additionalProperty: structuredDataClaims.properties.map(({ name, value }) =>
      claim(name, value),
    ),
  };
}
