import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { PropertyType } from '#domain/quote/property-types.ts';
import type { BookingType } from '../booking-types.ts';

/** The names of a request's type in a booking and in a quote. */
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

/** The initial details of a booking made from `request`. */
export const detailsOfRequest = (request: ContactRequest) => ({
  name: `${request.firstName} ${request.lastName}`,
  phone: request.phone,
  email: request.email,
  address: request.propertyAddress,
  notes: request.message ?? '',
  ...types[request.inspectionType],
});
