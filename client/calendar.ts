import type { BookingPayload } from '#domain/booking/booking.schema.ts';
import type { BookingType } from '#domain/booking/booking-types.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RequestedDiscount } from '#domain/promotions/discount.ts';
import type { QuoteInput, QuoteResult } from '#domain/quote/quote.schema.ts';
import type { Slot } from '#domain/schedule/availability.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { callApi } from './call-api.ts';
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
  callApi<Slot[]>(base, 'calendar/slots', {
    searchParams: { ...slotsQuery(date), ...length, ...(zip && { zip }) },
    ...(signal && { signal }),
  });

export interface BookingReceipt {
  id: string;
  date: CalendarDate;
  time: TimeOfDay;
  /** On site. */
  minutes: number;
  /** Absolute addresses: the client's page of the booking, and its calendar file. */
  manageUrl: string;
  calendarUrl: string;
  /** The server's price. */
  quote: Pick<QuoteResult, 'totalPrice' | 'breakdown' | 'estimatedDuration'> | null;
  /** Only when a new client has to confirm by email: an instant, ISO 8601. Until then the time is held. */
  confirmBy?: string;
  /** There is an agreement to read and sign on the client's page. */
  asksAgreement?: true;
  /** In test mode: nothing was booked. */
  test?: true;
  /** The discount that was asked for; the price does not include it. */
  discount: Pick<RequestedDiscount, 'message' | 'amount'> | null;
}

/** Returned at the limit of online bookings: nothing is booked, the owner answers in person. */
export interface RequestedTime {
  requestId: string;
  date: CalendarDate;
  time: TimeOfDay;
  /** Sentences for the visitor. */
  title: string;
  detail: string;
}

/** Books a slot. Repeating the idempotency `key` stores nothing new. */
export const bookAppointment = (
  base: string,
  payload: BookingPayload,
  { key, locale }: { key: string; locale: Locale },
) =>
  callApi<BookingReceipt | RequestedTime>(base, 'calendar/book', {
    method: 'POST',
    json: payload,
    headers: { 'Idempotency-Key': key },
    locale,
  });
