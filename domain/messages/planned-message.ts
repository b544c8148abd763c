import type { Booking } from '#domain/booking/booking.schema.ts';
import type { StaleCalendar } from '#domain/calendars/calendar-failure.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { JobTerms } from '#domain/jobs/job.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';
import { type MessageKind, messageKindDisplays } from './message-kinds.ts';

/** The job of a booking as a message needs it. */
export interface MessageJob {
  record: JobRecord;
  terms: Omit<JobTerms, 'booking'>;
  /** The id of the signature, payment or refund that the message is about. */
  entry?: string | undefined;
}

/** The subject of a message: a lead, the appointments of a day, a webhook endpoint,
 * or a calendar. */
export type MessageSubject =
  | { booking: Booking; job?: MessageJob | undefined }
  | { request: ContactRequest }
  | { date: CalendarDate; bookings: readonly Booking[] }
  | { webhook: StoredWebhook }
  | { calendar: StaleCalendar };

type SubjectOfLeads = Exclude<MessageSubject, { webhook: unknown } | { calendar: unknown }>;

/** Whether a message follows from leads. */
export const isAboutLeads = (about: MessageSubject): about is SubjectOfLeads =>
  !('webhook' in about || 'calendar' in about);

/**
 * A message that follows from the current state of the stored leads, endpoints and calendars.
 * It is computed, not stored: it exists exactly as long as its cause, so that none is lost and none outlives its
 * cause.
 */
export interface PlannedMessage {
  /** Stable across plans: made of the kind, the subject and the event. */
  id: string;
  kind: MessageKind;
  due: Date;
  /** It is not sent after this instant. */
  expires: Date;
  about: MessageSubject;
}

/** The ids of the leads that a message is about. */
export function leadIdsOf(about: MessageSubject): string[] {
  if ('booking' in about) return [about.booking.id];
  if ('request' in about) return [about.request.id];
  if ('webhook' in about || 'calendar' in about) return [];
  return about.bookings.map(({ id }) => id);
}

/** The address of the client or agent that a message is for; undefined for the owner's. */
export function addresseeOf(kind: MessageKind, about: MessageSubject): string | undefined {
  const { to } = messageKindDisplays[kind];
  if (to === 'owner') return undefined;
  if ('request' in about) return about.request.email;
  if (!('booking' in about)) return undefined;
  return about.booking[to === 'agent' ? 'agentEmail' : 'email'];
}
