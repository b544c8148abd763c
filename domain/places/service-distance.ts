import { business } from '#domain/business/business.ts';
import { radiusMiles } from '#domain/business/published-figures.ts';
import { serviceArea } from '#domain/business/service-area.ts';
import { straightMiles } from '#domain/schedule/drive-time.ts';
import type { Coordinates } from './place.ts';

/** How far a place is from the centre of the service area. */
export interface ServiceDistance {
  /** In a straight line, rounded. */
  miles: number;
  /** Farther than the stated radius (spec §9). An address there is not refused. */
  isOutside: boolean;
}

export function serviceDistance(place: Coordinates): ServiceDistance {
  const miles = straightMiles(serviceArea.centre, place);
  return { miles: Math.round(miles), isOutside: miles > radiusMiles.served };
}

/** The answer of `GET /api/service-area?zip=`. */
export interface ServiceAreaAnswer {
  zip: string;
  /** Null for a ZIP code that is not in use. */
  place: ({ city: string } & ServiceDistance) | null;
}

/** What a visitor is told of an address outside the service area. */
export const outsideText = ({ city, miles }: { city: string; miles: number }): string =>
  `${city} is about ${miles} miles from us, and we usually come as far as ${radiusMiles.served}. You can go on all the same; call ${business.phone.display} and we tell you at once whether we can come.`;
