import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingHistoryEntry } from '#domain/booking/booking-status.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

/** Events that webhooks can receive. */
export const webhookEventTypes = [
  'request.created',
  'booking.created',
  'booking.moved',
  'booking.cancelled',
  'booking.completed',
] as const;

export type WebhookEventType = (typeof webhookEventTypes)[number];

/**
 * All events. The additional ones only go to the owner's devices: call-backs that the owner
 * planned, and that online booking has stopped.
 */
export const leadEventTypes = [
  ...webhookEventTypes,
  'request.callback_due',
  'bookings.full',
] as const;

export type LeadEventType = (typeof leadEventTypes)[number];

/** The lead that an event is about, in its current state. */
export type LeadEventSubject =
  /** `change`: the history entry of the event; undefined for the creation of the booking. */
  { booking: Booking; change?: BookingHistoryEntry | undefined } | { request: ContactRequest };

/**
 * Something that happened to a lead, or that will be due. It is computed from the stored lead and
 * not stored itself, so that it is durable in the same step as its cause.
 */
export interface LeadEvent {
  /** The same on every computation: the lead and the index of the history entry; 0 is creation. */
  id: string;
  type: LeadEventType;
  at: Date;
  about: LeadEventSubject;
}

/** The id of the lead that an event is about. */
export const leadIdOf = (about: LeadEventSubject): string =>
  'booking' in about ? about.booking.id : about.request.id;
