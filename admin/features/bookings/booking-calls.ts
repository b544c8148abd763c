import { keyOf, send } from '#client/send.ts';
import type { Sent } from '#contract/contract.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

export const bookingKey = (id: string) => keyOf('GET /api/bookings/:id', { params: { id } });

/** Both days included; at most 62 days. */
export const daysKey = (from: CalendarDate, to: CalendarDate) =>
  keyOf('GET /api/bookings', { query: { from, to } });

export const changeBooking = (id: string, json: Sent<'PATCH /api/bookings/:id'>['json']) =>
  send('PATCH /api/bookings/:id', { params: { id }, json });

export const moveBooking = (id: string, json: Sent<'POST /api/bookings/:id/move'>['json']) =>
  send('POST /api/bookings/:id/move', { params: { id }, json });

export const reopenBooking = (id: string, json: { revision: number; anyway: boolean }) =>
  send('POST /api/bookings/:id/reopen', { params: { id }, json });

/** Unvalidated texts: the server validates them. */
export const correctBooking = (id: string, json: Sent<'PUT /api/bookings/:id/details'>['json']) =>
  send('PUT /api/bookings/:id/details', { params: { id }, json });

/** Unvalidated texts: the server validates them. */
export const bookByHand = (json: Sent<'POST /api/bookings'>['json'], key: string) =>
  send('POST /api/bookings', { json, headers: { 'Idempotency-Key': key } });
