import { presentBooking } from '#api/bookings/present-booking.ts';
import { presentContactRequest } from '#api/contact-requests/present-contact-request.ts';
import { presentAdminReview } from '#api/reviews/present-admin-review.ts';
import type { PersonRecords } from '#domain/privacy/person-records.ts';

/** A person's records for the owner. */
export const presentPerson = (records: PersonRecords): PersonRecords => ({
  requests: records.requests.map(presentContactRequest),
  bookings: records.bookings.map(presentBooking),
  reviews: records.reviews.map(presentAdminReview),
  agentOf: records.agentOf,
  ...(records.agentPage && { agentPage: records.agentPage }),
  otherContacts: records.otherContacts,
});
