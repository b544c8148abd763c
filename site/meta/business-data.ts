import type { Business } from '#domain/business/business.ts';
import type { HoursRow } from '#domain/business/profile.schema.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { weekdaysIn } from '#domain/schedule/calendar-date.ts';
import { metaWords } from './meta.words.ts';
import { defaultShareImage } from './share-image.ts';

/** Structured data of the business, on every page (spec §9 "Structured data claims"). */
export function businessData(origin: string, business: Business): object {
  const { claims, structuredClaims, serviceArea, license, prices } = business;
  const { rating, years } = structuredClaims;
  const words = metaWords.in(business.locale);
  const properties = [
    ...claim(words.experience, years && words.years(years)),
    ...claim(words.satisfaction, claims.satisfaction),
    ...claim(words.averageSaved, claims.averageSaved),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#business`,
    name: business.name,
    url: `${origin}/`,
    image: origin + defaultShareImage(business.locale).address,
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
      identifier: claim(words.license(license.authority), license.number)[0],
    }),
    priceRange: prices.overrides?.structuredDataRange ?? business.words.priceRange,
    ...openingHours(business),
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

function openingHours({ hours: { office, structuredData }, locale }: Business) {
  const rows = structuredData ? [structuredData] : office.flatMap((row) => hoursOf(row, locale));
  if (rows.length === 0) return {};
  const [first, ...others] = rows.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }));
  return { openingHoursSpecification: others.length > 0 ? [first, ...others] : first };
}

/** As schema.org names them, in every language. */
const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Between the ends of a span, in English and in Spanish. */
const to = /\s*[-–]\s*|\s+a\s+/;

/** A row as displayed in a language, for programs; nothing for one that is no span of hours ("Closed"). */
function hoursOf({ days, hours }: HoursRow, locale: Locale) {
  const [sunday, ...others] = weekdaysIn(locale).map(({ long }) => long);
  const [first, last = first] = days.split(to).map((day) => [...others, sunday].indexOf(day));
  const [opens, closes] = hours.split(to).map(timeOf);
  if (first === undefined || last === undefined || first < 0 || last < first) return [];
  return opens && closes ? [{ days: weekdays.slice(first, last + 1), opens, closes }] : [];
}

/** "8:30 PM" and "8:30 p. m." as "20:30". */
function timeOf(text: string): string | undefined {
  const [, hour, minute = '00', half] =
    /^(\d{1,2})(?::(\d\d))?\s?([ap])(?:m|\.\s?m\.)$/i.exec(text) ?? [];
  if (!hour || !half) return;
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
