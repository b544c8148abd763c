import type { Values } from '#admin/forms/drafts.ts';
import type { Attribution } from '#domain/attribution/attribution.schema.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingType } from '#domain/booking/booking-types.ts';
import { detailsOfRequest } from '#domain/booking/request/details-of-request.ts';
import { visitFieldNames } from '#domain/booking/visit.ts';
import type { AskedAppointment } from '#domain/inspection-request/asked-appointment.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { KnownClient } from '#domain/leads/known-clients.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { quoteInputFromForm, validateQuoteInput } from '#domain/quote/quote-input.ts';
import { pickFields } from '#domain/records/every-field.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { LengthQuery } from '../slot/use-day-schedules.ts';

/** The initial texts of the form, with everything a request contains. */
export function startValues(day: CalendarDate, request?: ContactRequest): Values {
  const preferred = request?.preferredDate;
  return {
    stories: '1',
    detachedStructures: '0',
    locale: request?.locale ?? defaultLocale,
    ...(request && detailsOfRequest(request)),
    ...(request?.asked && textsOfAsked(request.asked)),
    date: preferred && preferred > day ? preferred : day,
    time: (preferred && preferred > day && request.asked?.time) || '',
  };
}

/** The initial texts for looking again at what was repaired: client, agent and property, but no price of a whole inspection. */
export function againValues(day: CalendarDate, booking: Booking, fee: number | undefined): Values {
  const { name, phone, email, address, inspectionType = '', locale = defaultLocale } = booking;
  const visit = visitFieldNames.map((field) => [field, fieldText(booking[field])]);
  return {
    ...startValues(day),
    ...{ name, phone, email, address, inspectionType, locale },
    ...(Object.fromEntries(visit) as Values),
    fee: fee === undefined ? '' : String(fee),
  };
}

/** What a client who wanted to book online said about the appointment. */
function textsOfAsked(asked: AskedAppointment): Values {
  const { inspectionType, optionEnds, quote } = asked;
  const visit = visitFieldNames.map((field) => [field, fieldText(asked[field])]);
  return {
    ...{ inspectionType: inspectionType ?? '', optionEnds: optionEnds ?? '' },
    ...(Object.fromEntries(visit) as Values),
    ...(quote && textsOfHome(quote.input)),
  };
}

const fieldText = (value: string | boolean | undefined): string =>
  typeof value === 'string' ? value : value ? 'on' : '';

/** The texts that a known client fills in; the home is that of the client's last booking. */
export function textsOfClient(client: KnownClient): Values {
  const { locale = defaultLocale } = client.request ?? client.booking;
  if (client.request) {
    const { notes: _ofItsVisit, ...details } = detailsOfRequest(client.request);
    return { ...details, locale };
  }
  const { name, phone, email, address, inspectionType = '', quote } = client.booking;
  const home = quote && textsOfHome(quote.input);
  return { name, phone, email, address, inspectionType, locale, ...home };
}

const textsOfHome = (home: QuoteInput): Values => ({
  propertyType: home.propertyType,
  squareFootage: String(home.squareFootage),
  yearBuilt: String(home.yearBuilt ?? ''),
  stories: String(home.stories),
  detachedStructures: String(home.detachedStructures),
  hasPool: home.hasPool ? 'on' : '',
  hasBasement: home.hasBasement ? 'on' : '',
});

/** The quote input in the texts; without a square footage there is no quote. */
function quoteInputOf(values: Values) {
  if (!values['squareFootage']?.trim()) return undefined;
  const form = new FormData();
  for (const [name, text] of Object.entries(values)) form.set(name, text);
  return quoteInputFromForm(form);
}

/** The home that the texts describe; undefined while it cannot be priced. */
export function homeOf(values: Values, today: CalendarDate): QuoteInput | undefined {
  const checked = validateQuoteInput(quoteInputOf(values), today);
  return checked.ok ? checked.value : undefined;
}

/** The length on site to find starts for. */
export const lengthOf = (values: Values, home: QuoteInput | undefined): LengthQuery =>
  home
    ? { propertyType: home.propertyType, squareFootage: home.squareFootage }
    : { inspectionType: (values['inspectionType'] ?? '') as BookingType | '' };

/** The body of `POST /api/bookings`; the server validates it. */
export function manualBookingOf(values: Values, requestId?: string) {
  const { date, time, name, email, phone, address, inspectionType, notes, optionEnds } = values;
  const { partner, inspectorId, locale } = values;
  const attribution: Attribution | undefined = partner ? { partner } : undefined;
  return {
    ...{ date, time: time || undefined, name, email, phone, address, inspectionType, notes },
    optionEnds: optionEnds || undefined,
    inspectorId,
    locale,
    ...pickFields(values, visitFieldNames),
    quote: quoteInputOf(values),
    attribution,
    requestId,
  };
}
