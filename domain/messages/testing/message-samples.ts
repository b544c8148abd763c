import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultMessageSettings, type StoredMessageSettings } from '../message-settings.ts';
import { sampleBooking } from '../sample-subjects.ts';

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
  ...sampleBooking,
  address: '1200 Elm Street, Plano, TX 75023',
  id: 'b1',
  agentName: 'Jane Doe',
  agentEmail: 'jane@agents.example',
  ...fields,
});
