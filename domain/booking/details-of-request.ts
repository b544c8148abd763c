import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { PropertyType } from '#domain/quote/property-types.ts';
import type { BookingType } from './booking-types.ts';

/** A request's type as a booking and a quote name it. */
const types: Readonly<
  Record<
    ContactRequest['inspectionType'],
    { inspectionType: BookingType; propertyType: PropertyType }
  >
> = {
  residential: { inspectionType: 'buyer', propertyType: 'residential' },
  warranty: { inspectionType: 'warranty', propertyType: 'warranty' },
  'pre-listing': { inspectionType: 'seller', propertyType: 'residential' },
};

/** What a booking made of `request` begins with. */
export const detailsOfRequest = (request: ContactRequest) => ({
  name: `${request.firstName} ${request.lastName}`,
  phone: request.phone,
  email: request.email,
  address: request.propertyAddress,
  notes: request.message ?? '',
  ...types[request.inspectionType],
});
