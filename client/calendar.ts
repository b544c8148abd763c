import type { AnswerTo } from '#contract/contract.ts';
import type { BookingPayload } from '#domain/booking/booking.schema.ts';
import type { BookingType } from '#domain/booking/booking-types.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { send } from './send.ts';
import { slotsQuery } from './slots-query.ts';

/** What determines an appointment's length: the home of its quote, else its inspection type. */
export type LengthQuery =
  | { propertyType: QuoteInput['propertyType']; squareFootage: string }
  | { inspectionType: BookingType };

interface SlotsOptions {
  length?: LengthQuery | undefined;
  /** Where the appointment is, if known. */
  zip?: string | undefined;
  signal?: AbortSignal;
}

/**
 * The free start times on `date`, earliest first, and when their reports are due: for an
 * appointment of that length, or of the default length, and reachable from the appointments around
 * it.
 */
export const fetchSlots = (
  base: string,
  date: CalendarDate,
  { length, zip, signal }: SlotsOptions = {},
) =>
  send('GET /api/calendar/slots', {
    base,
    query: { ...slotsQuery(date), ...length, zip },
    ...(signal && { signal }),
  });

type BookAnswer = AnswerTo<'POST /api/calendar/book'>;

/** Returned at the limit of online bookings: nothing is booked, the owner answers in person. */
export type RequestedTime = Extract<BookAnswer, { requestId: string }>;

/** With the server's price, and absolute addresses of the client's page and the calendar file. */
export type BookingReceipt = Exclude<BookAnswer, RequestedTime>;

/** Books a slot. Repeating the idempotency `key` stores nothing new. */
export const bookAppointment = (
  base: string,
  payload: BookingPayload,
  { key, locale }: { key: string; locale: Locale },
) =>
  send('POST /api/calendar/book', {
    base,
    json: payload,
    headers: { 'Idempotency-Key': key },
    locale,
  });
