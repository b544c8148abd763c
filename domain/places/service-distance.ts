import type { Business } from '#domain/business/business.ts';
import { catalog } from '#domain/locale/catalog.ts';
import type { AreaPolicy } from '#domain/schedule/availability.ts';
import { straightMiles } from '#domain/schedule/drive-time.ts';
import type { Coordinates, Place } from './place.ts';
import { words as en } from './service-distance.en.ts';

const texts = catalog({ en, es: () => import('./service-distance.es.ts') });

/** The distance of a place from the center of the service area. */
export interface ServiceDistance {
  /** In a straight line, rounded. */
  miles: number;
  /** Farther than the stated radius (spec §9). Such an address is still accepted. */
  isOutside: boolean;
}

export function serviceDistance(
  place: Coordinates,
  { center, radius }: Business['serviceArea'],
): ServiceDistance {
  const miles = straightMiles(center, place);
  return { miles: Math.round(miles), isOutside: miles > radius.served };
}

export interface AreaPlace extends ServiceDistance {
  city: string;
  /** Outside, and the owner does not allow online bookings there. */
  isRefused: boolean;
}

export function areaPlace(
  place: Place,
  policy: AreaPolicy,
  serviceArea: Business['serviceArea'],
): AreaPlace {
  const distance = serviceDistance(place, serviceArea);
  const isRefused = distance.isOutside && policy === 'refuse';
  return { city: place.city, ...distance, isRefused };
}

/** The answer of `GET /api/service-area?zip=`. */
export interface ServiceAreaAnswer {
  zip: string;
  /** Null for a ZIP code that is not in use. */
  place: AreaPlace | null;
}

type Outside = Pick<AreaPlace, 'city' | 'miles'>;
type ServingBusiness = Pick<Business, 'phone' | 'serviceArea' | 'locale'>;

const howFar = ({ city, miles }: Outside, { serviceArea, locale }: ServingBusiness): string =>
  texts.in(locale).howFar(city, miles, serviceArea.radius.served);

/** The notice for an address outside the service area that can still be booked. */
export const outsideText = (place: Outside, business: ServingBusiness): string =>
  `${howFar(place, business)} ${texts.in(business.locale).goAhead(business.phone.display)}`;

/** The notice where the owner does not allow online bookings. */
export const refusedText = (place: Outside, business: ServingBusiness): string =>
  `${howFar(place, business)} ${texts.in(business.locale).refused(business.phone.display)}`;

/** The notice for somebody who wants to book at the place; undefined inside the area. */
export const areaNotice = (place: AreaPlace, business: ServingBusiness): string | undefined =>
  place.isRefused ? refusedText(place, business) : outsideNotice(place, business);

/** The notice for somebody who sends a request, which is possible for any home. */
export const outsideNotice = (place: AreaPlace, business: ServingBusiness): string | undefined =>
  place.isOutside ? outsideText(place, business) : undefined;
