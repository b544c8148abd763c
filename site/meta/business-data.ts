import type { Business } from '#domain/business/business.ts';
import type { HoursRow } from '#domain/business/profile.schema.ts';
import { defaultShareImage } from './share-image.ts';

/** Structured data of the business, on every page (spec §9 "Structured data claims"). */
export function businessData(origin: string, business: Business): object {
  const { claims, structuredClaims, serviceArea, license, prices } = business;
  const { rating, years } = structuredClaims;
  const properties = [
    ...claim('Experience', years && `${years} years`),
    ...claim('Satisfaction', claims.satisfaction),
    ...claim('Average saved', claims.averageSaved),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#business`,
    name: business.name,
    url: `${origin}/`,
    image: origin + defaultShareImage.address,
    telephone: business.phone.href.replace('tel:', ''),
    email: business.email.display,
    address: {
      '@type': 'PostalAddress',
      addressRegion: serviceArea.state,
      addressCountry: 'US',
    },
    areaServed: serviceArea.cities.map(({ name }) => ({
      '@type': 'City',
      name: `${name}, ${serviceArea.state}`,
    })),
    ...(license && {
      identifier: claim(`${license.authority} inspector license`, license.number)[0],
    }),
    priceRange: prices.overrides?.structuredDataRange ?? business.words.priceRange,
    ...openingHours(business.hours),
    ...(rating &&
      claims.reviews && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          reviewCount: Number.parseInt(claims.reviews, 10),
        },
      }),
    ...(properties.length > 0 && { additionalProperty: properties }),
  };
}

/** Empty for what the business does not claim. */
const claim = (name: string, value: string) =>
  value ? [{ '@type': 'PropertyValue', name, value }] : [];

function openingHours({ office, structuredData }: Business['hours']) {
  const rows = structuredData ? [structuredData] : office.flatMap(hoursOf);
  if (rows.length === 0) return {};
  const [first, ...others] = rows.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }));
  return { openingHoursSpecification: others.length > 0 ? [first, ...others] : first };
}

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A row as displayed, for programs; nothing for one that is no span of hours ("Closed"). */
function hoursOf({ days, hours }: HoursRow) {
  const [first, last = first] = days
    .split(/\s*[-–]\s*/)
    .map((day) => weekdays.indexOf(day as never));
  const [opens, closes] = hours.split(/\s*[-–]\s*/).map(timeOf);
  if (first === undefined || last === undefined || first < 0 || last < first) return [];
  return opens && closes ? [{ days: weekdays.slice(first, last + 1), opens, closes }] : [];
}

/** "8:30 PM" as "20:30". */
function timeOf(text: string): string | undefined {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::(\d\d))? ?([AP])M$/i.exec(text) ?? [];
  if (!hour || !half) return;
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
