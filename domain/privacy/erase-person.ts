import type { Attribution } from '#domain/attribution/attribution.schema.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { bookedPriceOf, isPriceLost } from '#domain/jobs/booked-price.ts';

/** The name shown in lists, files and calendars in place of an erased person. */
const erasedName = { firstName: 'Erased', lastName: 'person' } as const;

/**
 * What stays of a request: that it came, when, of which kind and through which partner. Name,
 * contact, language, address, message, preferred date, note, page and campaign are erased. The request is
 * closed, because nobody can answer it.
 */
export const erasedRequest = (request: ContactRequest, at: Date): ContactRequest => ({
  ...erasedName,
  id: request.id,
  revision: request.revision,
  createdAt: request.createdAt,
  email: '',
  phone: '',
  propertyAddress: '',
  inspectionType: request.inspectionType,
  attribution: partnerOnly(request.attribution),
  status: 'closed',
  history: request.history,
  spam: request.spam,
  deletedAt: request.deletedAt,
  erasedAt: at.toISOString(),
});

/**
 * What stays of a booking: that a slot was sold, when it was booked and for when, its status, kind
 * and partner, and for the books the price as booked. Name, contact, language, address, notes, details of the visit, all their values before a
 * correction, the reason of a cancellation, links to the client's page, option period, quote, page
 * and campaign are erased.
 */
export const erasedBooking = (booking: Booking, at: Date): Booking => ({
  id: booking.id,
  revision: booking.revision,
  createdAt: booking.createdAt,
  status: booking.status,
  history: booking.history.map(({ changes: _changes, reason: _reason, ...entry }) => entry),
  date: booking.date,
  time: booking.time,
  minutes: booking.minutes,
  bufferMinutes: booking.bufferMinutes,
  name: `${erasedName.firstName} ${erasedName.lastName}`,
  email: '',
  phone: '',
  address: '',
  inspectionType: booking.inspectionType,
  bookedCents: isPriceLost(booking) ? undefined : (bookedPriceOf(booking) ?? null),
  attribution: partnerOnly(booking.attribution),
  // A deleted booking has already freed its slot.
  deletedAt: booking.deletedAt,
  erasedAt: at.toISOString(),
});

/** A page's address and a campaign's values may identify the person who followed the link. */
const partnerOnly = (attribution: Attribution | undefined): Attribution | undefined =>
  attribution?.partner === undefined ? undefined : { partner: attribution.partner };
