import { presentBooking } from '#api/bookings/present-booking.ts';
import { presentContactRequest } from '#api/contact-requests/present-contact-request.ts';
import { presentAdminReview } from '#api/reviews/present-admin-review.ts';
import { business } from '#domain/business/business.ts';
import type { PersonRecords } from '#domain/privacy/person-records.ts';

/** A person's records for the owner. */
export const presentPerson = (records: PersonRecords): PersonRecords => ({
  requests: records.requests.map(presentContactRequest),
  bookings: records.bookings.map(presentBooking),
  reviews: records.reviews.map(presentAdminReview),
  otherContacts: records.otherContacts,
});

/** The file that a person gets: readable JSON with the field names of the API. */
export function personExport(person: string, records: PersonRecords, now: Date): string {
  const { requests, bookings, reviews } = presentPerson(records);
  const content = {
    business: business.name,
    exportedAt: now.toISOString(),
    person,
    requests,
    bookings,
    reviews,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
