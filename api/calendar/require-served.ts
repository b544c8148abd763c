import { ApiProblem } from '#api/http/api-problem.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { areaPlace, refusedText } from '#domain/places/service-distance.ts';
import type { Availability } from '#domain/schedule/availability.ts';

/**
 * Throws `outside_service_area` for a home outside the area if the owner does not allow online
 * bookings there. An address without a known ZIP code is accepted, because its distance is unknown.
 */
export function requireServed(
  { place }: Pick<Booking, 'place'>,
  { outsideArea }: Pick<Availability, 'outsideArea'>,
  business: Business,
): void {
  if (!place) return;
  const area = areaPlace(place, outsideArea, business.serviceArea);
  if (area.isRefused)
    throw new ApiProblem('outside_service_area', {
      detail: (_words, business) => refusedText(area, business),
    });
}
