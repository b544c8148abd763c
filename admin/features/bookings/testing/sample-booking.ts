import type { Booking } from '#domain/booking/booking.schema.ts';
import { sampleBooking as bookingOf } from '#domain/booking/testing/sample-booking.ts';

/** A valid booking for tests, changed by `changes`. */
export const sampleBooking = (changes: Partial<Booking> = {}): Booking =>
  bookingOf({
    id: crypto.randomUUID(),
    createdAt: '2026-11-20T21:17:00.000Z',
    date: '2026-11-23',
    name: 'Jane Doe',
    email: 'jane@example.com',
    phone: '(214) 555-0100',
    address: '100 Live Oak St, Dallas, TX 75201',
    inspectionType: 'buyer',
    ...changes,
  });
