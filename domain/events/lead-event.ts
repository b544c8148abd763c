import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingHistoryEntry } from '#domain/booking/booking-status.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

/** What other systems can hear of. */
export const webhookEventTypes = [
  'request.created',
  'booking.created',
  'booking.moved',
  'booking.cancelled',
  'booking.completed',
] as const;

export type WebhookEventType = (typeof webhookEventTypes)[number];

/** And what only the owner's devices hear of: his own plan, and that no more online bookings are taken. */
export const leadEventTypes = [
  ...webhookEventTypes,
  'request.callback_due',
  'bookings.full',
] as const;

export type LeadEventType = (typeof leadEventTypes)[number];

/** The lead that an event is about, as it is now. */
export type LeadEventSubject =
  /** `change`: the history entry that is the event; none when the booking was made. */
  { booking: Booking; change?: BookingHistoryEntry | undefined } | { request: ContactRequest };

/**
 * Something that happened to a lead, or that will be due. It is no record: it follows from the stored lead, so that it is
 * durable in the same step as its cause.
 */
export interface LeadEvent {
  /** The same whenever it is computed: made of the lead and the number of the history entry; 0 is its creation. */
  id: string;
  type: LeadEventType;
  at: Date;
  about: LeadEventSubject;
}

/** The id of the lead that an event is about. */
export const leadIdOf = (about: LeadEventSubject): string =>
  'booking' in about ? about.booking.id : about.request.id;
