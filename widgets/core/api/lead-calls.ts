import type { BookingPayload } from '#domain/booking/booking.schema.ts';
import type { ContactPayload } from '#domain/inspection-request/inspection-request.schema.ts';
import type { QuoteResult } from '#domain/quote/quote.schema.ts';
import type { Slot } from '#domain/schedule/availability.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { callApi } from './api-client.ts';

/** Sends an inspection request. The same `key` again is the same request, stored once. */
export const sendContactRequest = (base: string, payload: ContactPayload, key: string) =>
  callApi<{ id: string }>(base, 'contact', {
    method: 'POST',
    json: payload,
    headers: { 'Idempotency-Key': key },
  });

/** The start times still free on `date`, earliest first. */
export const fetchSlots = (base: string, date: CalendarDate, signal?: AbortSignal) =>
  callApi<Slot[]>(base, 'calendar/slots', {
    searchParams: { date },
    ...(signal && { signal }),
  });

/** The days from `from` to `to`, at most 62, on which a time can be chosen. */
export const fetchDays = (base: string, from: CalendarDate, to: CalendarDate) =>
  callApi<CalendarDate[]>(base, 'calendar/days', { searchParams: { from, to } });

export interface BookingReceipt {
  id: string;
  date: CalendarDate;
  time: TimeOfDay;
  /** As the server priced it. */
  quote: Pick<QuoteResult, 'totalPrice' | 'breakdown' | 'estimatedDuration'> | null;
}

/** Books a slot. The same `key` again is the same booking, stored once. */
export const bookAppointment = (base: string, payload: BookingPayload, key: string) =>
  callApi<BookingReceipt>(base, 'calendar/book', {
    method: 'POST',
    json: payload,
    headers: { 'Idempotency-Key': key },
  });
