import type { Booking } from '#domain/booking/booking.schema.ts';
import { confirmationDue, releasedBooking } from '#domain/booking/client/confirmation.ts';
import type { SharedVisitField, VisitDetails } from '#domain/booking/visit.ts';
import type { Business } from '#domain/business/business.ts';
import type { StaleCalendar } from '#domain/calendars/calendar-failure.ts';
import {
  type ContactRequest,
  inspectionRequestSchema,
  requestFieldNames,
  requestTable,
} from '#domain/inspection-request/inspection-request.schema.ts';
import { requestOfBooking } from '#domain/inspection-request/request-of-booking.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays, weekdayOf } from '#domain/schedule/calendar-date.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';
import { newWebhook, pausedWebhook } from '#domain/webhooks/webhook-changes.ts';
import type { MessageKind } from './message-kinds.ts';
import type { MessageSubject } from './planned-message.ts';
import { sampleJobOf } from './sample-job-subject.ts';

// Invented people for sample messages, with reserved telephone numbers and domains (RFC 2606).

/** Booked on 20 November 2026 for 1 December, 8:00 AM. */
export const sampleBooking: Booking = {
  id: 'sample',
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
  phone: '555-0110',
  address: '1200 Elm Street',
  inspectionType: 'buyer',
};

const home: QuoteInput = {
  propertyType: 'residential',
  squareFootage: 2400,
  yearBuilt: 1996,
  hasPool: true,
  detachedStructures: 0,
  rushService: false,
  hasBasement: false,
  stories: 1,
  hasAttic: true,
};

const sampleRequest: ContactRequest = {
  id: 'sample',
  revision: 1,
  createdAt: '2026-11-20T15:00:00.000Z',
  status: 'new',
  history: [],
  ...inspectionRequestSchema.parse(
    Object.fromEntries(requestFieldNames.map((field) => [field, requestTable[field].about[1]])),
  ),
};

/** What samples take from the business. */
export type SampledBusiness = Pick<
  Business,
  'locale' | 'phone' | 'prices' | 'timeZone' | 'serviceArea'
>;

/**
 * A subject for a sample message of `kind`, with everything that such a message can show. Its
 * appointments are on the working day after `today`, by default on December 1, 2026.
 */
export function sampleSubject(
  kind: MessageKind,
  business: SampledBusiness,
  today: CalendarDate = '2026-11-30',
): MessageSubject {
  const date = nextWorkingDay(today);
  const createdAt = `${addDays(date, -7)}T15:00:00.000Z`;
  const full = fullBooking(date, createdAt, business);
  switch (kind) {
    case 'request_received':
    case 'new_request':
    case 'waiting_request':
    case 'callback_due':
      return {
        request: {
          ...sampleRequest,
          locale: business.locale,
          phone: phoneIn(business, '555-0123'),
          propertyAddress: homeIn(1, '48 Live Oak Lane', business).address,
          createdAt,
          preferredDate: date,
        },
      };
    case 'bookings_full':
      return { request: { ...sampleRequest, ...requestOfBooking(full, 'sample') } };
    case 'webhook_paused':
      return { webhook: failedWebhook(createdAt) };
    case 'calendar_stale':
      return { calendar: staleCalendar(createdAt) };
    case 'day_list':
      return { date, bookings: [full, secondBooking(date, createdAt, business)] };
    case 'confirm_booking':
      return { booking: unconfirmed(full, business.timeZone) };
    case 'booking_released':
    case 'released_booking': {
      const booking = unconfirmed(full, business.timeZone);
      return { booking: releasedBooking(booking, new Date(booking.confirmBy ?? '')) };
    }
    case 'booking_moved':
    case 'agent_moved':
    case 'moved_booking':
      return { booking: moved(full) };
    case 'booking_cancelled':
    case 'agent_cancelled':
      return { booking: cancelled(full, 'Owner', 'The roads are icy.') };
    case 'cancelled_booking':
      return {
        booking: cancelled(full, 'Client', 'The seller took another offer.'),
      };
    default:
      return { booking: full, job: sampleJobOf(kind, full) };
  }
}

const FRIDAY = 5;
const SATURDAY = 6;

function nextWorkingDay(today: CalendarDate): CalendarDate {
  const weekday = weekdayOf(today);
  return addDays(today, weekday === FRIDAY ? 3 : weekday === SATURDAY ? 2 : 1);
}

/** An address in the first or the second town of the business, or in its only one. */
function homeIn(
  index: 0 | 1,
  street: string,
  { serviceArea: { cities, state } }: SampledBusiness,
): Required<Pick<Booking, 'address' | 'place'>> {
  const [first] = cities;
  const { name, ...at } = cities[index] ?? (first as (typeof cities)[number]);
  return { address: `${street}, ${name}, ${state}`, place: { zip: '00000', city: name, ...at } };
}

/** `number` with the area code of the business. */
const phoneIn = ({ phone }: SampledBusiness, number: string): string =>
  `${/^\(\d{3}\) /.exec(phone.display)?.[0] ?? ''}${number}`;

/** Webhooks show every field that they get. */
const fullVisit = {
  agentName: 'Jane Doe',
  agentEmail: 'jane@example.com',
  agentCopy: true,
  agentConsent: true,
  entry: 'Lockbox, code 1234',
  occupancy: 'occupied',
  utilities: 'on',
  pets: 'A dog in the yard',
} as const satisfies VisitDetails & Required<Pick<VisitDetails, SharedVisitField>>;

/** A booking with a quote and the details of the visit. */
const fullBooking = (
  date: CalendarDate,
  createdAt: string,
  business: SampledBusiness,
): Booking => ({
  ...sampleBooking,
  ...homeIn(0, sampleBooking.address, business),
  locale: business.locale,
  phone: phoneIn(business, '555-0110'),
  date,
  createdAt,
  notes: 'The dog is friendly.\nPlease look at the roof over the garage.',
  ...fullVisit,
  quote: { input: home, result: calculateQuote(home, date, business.prices) },
});

const failedWebhook = (at: string): StoredWebhook => ({
  ...pausedWebhook(
    newWebhook(
      { url: 'https://hooks.example/catch/1', description: 'Zapier', types: ['booking.created'] },
      { id: 'sample', secret: 'none', now: new Date(at) },
    ),
    'failing',
    new Date(at),
  ),
  failingSince: at,
});

const staleCalendar = (since: string): StaleCalendar => ({
  calendarId: 'sample',
  name: 'Family',
  host: 'calendar.example',
  since,
  staleAt: since,
  reason: 'Its server could not be reached.',
});

const secondBooking = (
  date: CalendarDate,
  createdAt: string,
  business: SampledBusiness,
): Booking => ({
  ...sampleBooking,
  ...homeIn(1, '300 Main Street', business),
  id: 'sample-2',
  date,
  createdAt,
  time: '13:30',
  minutes: 120,
  name: 'Devon Reyes',
  email: 'devon@example.com',
  phone: phoneIn(business, '555-0187'),
  inspectionType: 'seller',
});

const unconfirmed = (booking: Booking, zone: Zone): Booking => ({
  ...booking,
  confirmBy: confirmationDue(booking, new Date(booking.createdAt), zone),
});

const moved = (booking: Booking): Booking => ({
  ...booking,
  history: [
    {
      at: booking.createdAt,
      by: 'Client',
      what: 'moved',
      from: { date: addDays(booking.date, -1), time: '13:30' },
      to: { date: booking.date, time: booking.time },
    },
  ],
});

const cancelled = (booking: Booking, by: 'Client' | 'Owner', reason: string): Booking => ({
  ...booking,
  status: 'cancelled',
  history: [{ at: booking.createdAt, by, what: 'cancelled', reason }],
});
