import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingHistoryEntry } from '#domain/booking/booking-status.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type {
  Dispute,
  Mark,
  Payment,
  Refund,
  ReportVersion,
  Signature,
} from '#domain/jobs/job-record.ts';

/** Events that webhooks can receive. */
export const webhookEventTypes = [
  'request.created',
  'booking.created',
  'booking.moved',
  'booking.cancelled',
  'booking.completed',
  'booking.no_show',
  'agreement.signed',
  'payment.succeeded',
  'payment.refunded',
  'report.released',
  'report.withdrawn',
] as const;

export type WebhookEventType = (typeof webhookEventTypes)[number];

/**
 * All events. The additional ones only go to the owner's devices: call-backs that the owner
 * planned, that online booking has stopped, reports that are due, and disputes of payments.
 */
export const leadEventTypes = [
  ...webhookEventTypes,
  'request.callback_due',
  'bookings.full',
  'report.due',
  'dispute.opened',
  'dispute.settled',
] as const;

export type LeadEventType = (typeof leadEventTypes)[number];

/** What others learn of an entry of a job: no text, address or browser of a signature, and no note. */
export type JobNews =
  | { agreement: Pick<Signature, 'at' | 'version' | 'sha256' | 'place'> }
  | { payment: NewsOfPayment }
  | { payment: NewsOfPayment; refund: Pick<Refund, 'id' | 'at' | 'amount'> }
  | { report: Pick<ReportVersion, 'sha256'> & { at: string } }
  | { reportDue: Date }
  | { dispute: Dispute }
  | { noShow: Mark };

export type NewsOfPayment = Pick<Payment, 'id' | 'at' | 'amount' | 'method'>;

/** The lead that an event is about, in its current state. */
export type LeadEventSubject =
  /** `change`: the history entry of the event; undefined for the creation of the booking. */
  | { booking: Booking; change?: BookingHistoryEntry | undefined; job?: undefined }
  /** `job`: what happened to the job of the booking. */
  | { booking: Booking; change?: undefined; job: JobNews }
  | { request: ContactRequest };

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

/** The lead that an event is about. */
const leadOf = (about: LeadEventSubject): Booking | ContactRequest =>
  'booking' in about ? about.booking : about.request;

/** The slug of the partner whose page the lead came from. */
export const partnerOf = (about: LeadEventSubject): string | undefined =>
  leadOf(about).attribution?.partner;

/** The id of the lead that an event is about. */
export const leadIdOf = (about: LeadEventSubject): string => leadOf(about).id;
