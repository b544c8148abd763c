import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';

/** Days of a month that are used; no two bookings of a month share a slot. */
const DAYS = 28;
const two = (n: number) => String(n).padStart(2, '0');

const attribution = { partner: 'jane-doe-realty', page: 'https://jane.example/listing' };
const input = {
  propertyType: 'residential' as const,
  squareFootage: 2400,
  yearBuilt: 1998,
  hasPool: true,
  detachedStructures: 1,
  rushService: false,
  hasBasement: false,
  stories: 2,
  hasAttic: true,
};
const quote = { input, result: calculateQuote(input, '2026-11-21', defaultPriceList) };

/** The nth booking of `month`, made from a quote. */
export function bookingOf(month: CalendarMonth, n: number): Booking {
  const minute = Math.floor(n / DAYS);
  return {
    id: crypto.randomUUID(),
    revision: 1,
    createdAt: `${month}-01T12:00:00.000Z`,
    status: 'confirmed',
    history: [],
    date: `${month}-${two(1 + (n % DAYS))}`,
    time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    // Short, so that a day has room for thousands.
    minutes: 1,
    bufferMinutes: 0,
    name: 'Ada Lovelace',
    email: `ada.${n}@example.com`,
    phone: '(972) 555-0101',
    address: '1200 Main Street, Dallas, TX 75202',
    inspectionType: 'buyer',
    notes: 'Lockbox on the side gate, code by text.',
    attribution,
    quote,
  };
}

/** The nth contact request of `month`. */
export function requestOf(month: CalendarMonth, n: number): ContactRequest {
  return {
    id: crypto.randomUUID(),
    revision: 1,
    createdAt: `${month}-${two(1 + (n % DAYS))}T18:${two(n % 60)}:00.000Z`,
    status: 'new',
    history: [],
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada.${n}@example.com`,
    phone: '(972) 555-0101',
    propertyAddress: '1200 Main Street, Dallas, TX 75202',
    inspectionType: 'residential',
    preferredDate: `${month}-${two(1 + (n % DAYS))}`,
    message: 'The house stands on a slope, and the seller speaks of a new roof. Please call first.',
    attribution,
  };
}

/** The idempotency key of a record. */
export const onceOf = ({ id }: { id: string }) => ({ key: id, fingerprint: id.repeat(2) });
