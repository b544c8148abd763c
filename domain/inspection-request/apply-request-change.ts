import type { ContactRequest } from './inspection-request.schema.ts';
import type { RequestChange } from './request-change.schema.ts';

/**
 * `request` after a change made by `by` at the instant `at`. Only a different status adds a history
 * entry, and it clears the call-back; an empty note deletes the note. The store increments
 * `revision`.
 */
export function applyRequestChange(
  request: ContactRequest,
  { status, note, callBackAt }: Omit<RequestChange, 'revision'>,
  { at, by }: { at: Date; by: string },
): ContactRequest {
  const changesStatus = status !== undefined && status !== request.status;
  return {
    ...request,
    ...(changesStatus && {
      status,
      callBackAt: undefined,
      history: [...request.history, { at: at.toISOString(), by, status }],
    }),
    ...(note !== undefined && { note: note || undefined }),
    ...(callBackAt !== undefined && { callBackAt: callBackAt ?? undefined }),
  };
}

/** `request` after `by` made the booking `bookingId` from it: booked, and linked to the booking. */
export const bookedRequest = (
  request: ContactRequest,
  bookingId: string,
  made: { at: Date; by: string },
): ContactRequest => ({ ...applyRequestChange(request, { status: 'booked' }, made), bookingId });
