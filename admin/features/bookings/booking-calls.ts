import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingChange } from '#domain/booking/booking-changes.schema.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';

export const bookingPath = (id: string) => `bookings/${encodeURIComponent(id)}`;

/** Both days included, at most 62 of them. */
export const daysPath = (from: CalendarDate, to: CalendarDate) => `bookings?from=${from}&to=${to}`;

export const changeBooking = (id: string, json: BookingChange) =>
  callApi<Booking>('', bookingPath(id), { method: 'PATCH', json });

export const moveBooking = (
  id: string,
  json: { revision: number | undefined; anyway: boolean } & Partial<SlotTime>,
) => callApi<Booking>('', `${bookingPath(id)}/move`, { method: 'POST', json });

/** What was typed goes out as it is: the server says what is wrong with it. */
export const bookByHand = (json: Record<string, unknown>, key: string) =>
  callApi<Booking>('', 'bookings', {
    method: 'POST',
    json,
    headers: { 'Idempotency-Key': key },
  });
