import { requireFreeSlot } from '#api/bookings/book-slot.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { testModePath } from '#domain/embed/test-mode.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';
import { type BookingConfirmation, presentConfirmation } from './present-confirmation.ts';

interface TestBookingOptions {
  store: Store;
  availability: Availability;
  now: Date;
  zone: Zone;
  publicUrl: string;
}

/**
 * Validates a booking like a real one and confirms it, but its time stays free. Neither counts
 * toward nor checks any limit of open bookings, because the answer would tell who is a client.
 */
export async function confirmTestBooking(
  booking: Booking,
  { store, availability, now, zone, publicUrl }: TestBookingOptions,
): Promise<BookingConfirmation> {
  await requireFreeSlot(store, booking, { now, zone, availability });
  // There is no appointment to manage, so the URL explains test mode.
  const explained = publicUrl + testModePath;
  return presentConfirmation(booking, { manageUrl: explained, calendarUrl: explained });
}
