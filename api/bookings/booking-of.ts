import type { RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';

/** The booking in the call's path, as `:id`. Throws `not_found`. */
export async function bookingOf(
  ctx: RouteContext,
  store: Pick<Store, 'findBooking'>,
): Promise<Booking> {
  const booking = await store.findBooking(ctx.params['id'] ?? '');
  if (!booking) throw new ApiProblem('not_found');
  return booking;
}
