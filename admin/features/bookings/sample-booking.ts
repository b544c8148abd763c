import type { Booking } from '#domain/booking/booking.schema.ts';

/** For tests: a booking with everything that it must have, changed by `particulars`. */
export const sampleBooking = (particulars: Partial<Booking> = {}): Booking => ({
  id: crypto.randomUUID(),
  revision: 1,
  createdAt: '2026-11-20T21:17:00.000Z',
  status: 'confirmed',
  history: [],
  date: '2026-11-23',
  time: '08:00',
  name: 'Jane Doe',
  email: 'jane@example.com',
  phone: '(214) 555-0100',
  address: '100 Live Oak St, Dallas, TX 75201',
  inspectionType: 'buyer',
  notes: undefined,
  ...particulars,
});
