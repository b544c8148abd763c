import { applyRequestChange } from './apply-request-change.ts';
import type { ContactRequest } from './inspection-request.schema.ts';

/** `request` after `by` made the booking `bookingId` from it: booked, and linked to the booking. */
export const bookedRequest = (
  request: ContactRequest,
  bookingId: string,
  made: { at: Date; by: string },
): ContactRequest => ({ ...applyRequestChange(request, { status: 'booked' }, made), bookingId });
