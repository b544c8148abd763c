import { fieldProblem } from '#api/http/api-problem.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookedRequest } from '#domain/inspection-request/apply-request-change.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

/** The request that a booking is made from; throws `validation_failed` if it is gone. */
export async function requireRequest(store: Store, id: string): Promise<ContactRequest> {
  const request = await store.findContactRequest(id);
  if (request && request.deletedAt === undefined && request.erasedAt === undefined) return request;
  throw fieldProblem('requestId', 'This request no longer exists');
}

/**
 * Marks the request of a stored booking as booked and links it. The booking already names its
 * request, so a repeated call completes what a crash interrupted.
 */
export async function markRequestBooked(
  store: Store,
  booking: Booking,
  { now, by }: { now: Date; by: string },
): Promise<void> {
  let request = booking.requestId && (await store.findContactRequest(booking.requestId));
  while (request && request.bookingId !== booking.id) {
    const saved = await store.changeContactRequest(request, (current) =>
      bookedRequest(current, booking.id, { at: now, by }),
    );
    request = saved.outcome === 'outdated' ? saved.current : undefined;
  }
}
