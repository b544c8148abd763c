import { applyRequestChange } from './apply-request-change.ts';
import type { ContactRequest } from './inspection-request.schema.ts';

/** `request` after `by` has made the booking `bookingId` of it: booked, and linked to it. */
export const bookedRequest = (
  request: ContactRequest,
  bookingId: string,
  made: { at: Date; by: string },
): ContactRequest => ({ ...applyRequestChange(request, { status: 'booked' }, made), bookingId });
