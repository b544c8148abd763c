import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultMessageSettings, type StoredMessageSettings } from '../message-settings.ts';

export const messageSettings = (
  fields: Partial<StoredMessageSettings> = {},
): StoredMessageSettings => ({
  ...defaultMessageSettings,
  revision: 1,
  since: '2026-01-01T00:00:00.000Z',
  onSince: {},
  ...fields,
});

/** Booked on 20 November 2026 for 1 December, 8:00 AM. */
export const messageBooking = (fields: Partial<Booking> = {}): Booking => ({
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
  inspectionType: 'buyer',
  agentName: 'Jane Doe',
  agentEmail: 'jane@agents.example',
  ...fields,
});
