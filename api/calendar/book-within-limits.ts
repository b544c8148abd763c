import { type BookSlotOptions, bookSlot } from '#api/bookings/book-slot.ts';
import { OnlineLimitError } from '#api/bookings/online-limit-error.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { onlineLimitAt } from '#domain/booking/limits/online-limit.ts';

/**
 * Books for a visitor. Throws like `bookSlot`, and `booking_limit_reached` if the client has too
 * many open bookings or the network address has made too many today. Unlimited without
 * `dailyBookings`.
 */
export async function bookWithinLimits(
  ctx: Pick<ApiContext, 'req'>,
  booking: Booking,
  options: Omit<BookSlotOptions, 'limits' | 'owner'>,
  { store, dailyBookings }: Pick<RouteDependencies, 'store' | 'dailyBookings'>,
): Promise<Booking> {
  if (!dailyBookings) return bookSlot(store, booking, options);
  const limits = await store.bookingLimits.read();
  const online = onlineLimitAt(limits, options.availability, options.now);
  const { isAddressFull, giveBack } = await dailyBookings.take(ctx);
  let isCounted = false;
  try {
    const booked = await bookSlot(store, booking, {
      ...options,
      limits: { limits, online, now: options.now, zone: options.zone, isAddressFull },
    });
    isCounted = booked.id === booking.id;
    return booked;
  } catch (error) {
    // It becomes a request: a network must not use up the day's requests this way.
    isCounted = error instanceof OnlineLimitError;
    throw error;
  } finally {
    // Neither a refusal nor a repeated request is a new booking.
    if (!isCounted) await giveBack();
  }
}
