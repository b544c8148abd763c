import type { Booking } from '#domain/booking/booking.schema.ts';

/** A valid booking for tests, changed by `changes`. */
export const sampleBooking = (changes: Partial<Booking> = {}): Booking => ({
  id: crypto.randomUUID(),
  revision: 1,
  createdAt: '2026-11-20T21:17:00.000Z',
  status: 'confirmed',
  history: [],
  date: '2026-11-23',
  time: '08:00',
  minutes: 180,
  bufferMinutes: 30,
  name: 'Jane Doe',
  email: 'jane@example.com',
  phone: '(214) 555-0100',
  address: '100 Live Oak St, Dallas, TX 75201',
  inspectionType: 'buyer',
  notes: undefined,
  ...changes,
});
