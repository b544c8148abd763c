import type { Booking } from '../booking.schema.ts';

/** A confirmed booking for tests, changed by `fields`. */
export const sampleBooking = (fields: Partial<Booking> = {}): Booking => ({
  id: 'b1',
  revision: 1,
  createdAt: '2026-11-20T15:00:00.000Z',
  status: 'confirmed',
  history: [],
  date: '2026-12-01',
  time: '08:00',
  minutes: 180,
  bufferMinutes: 30,
  name: 'Maria Delgado',
  email: 'maria@example.com',
  phone: '(214) 555-0110',
  address: '1200 Elm Street, Plano, TX 75023',
  ...fields,
});
