import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';
import { type MessageKind, messageKindDisplays } from './message-kinds.ts';

/** What a message is about: a lead, the appointments of a day, or an endpoint of another program. */
export type MessageSubject =
  | { booking: Booking }
  | { request: ContactRequest }
  | { date: CalendarDate; bookings: readonly Booking[] }
  | { webhook: StoredWebhook };

/**
 * A message that follows from the stored leads and endpoints as they are now. It is no record: it exists exactly
 * while its cause does, so that no message is lost and none outlives what it is about.
 */
export interface PlannedMessage {
  /** The same whenever the message is planned again: made of the kind, what it is about and what happened to it. */
  id: string;
  kind: MessageKind;
  due: Date;
  /** From then on it is not sent any more. */
  expires: Date;
  about: MessageSubject;
}

/** The ids of the leads that a message is about. */
export function leadIdsOf(about: MessageSubject): string[] {
  if ('booking' in about) return [about.booking.id];
  if ('request' in about) return [about.request.id];
  if ('webhook' in about) return [];
  return about.bookings.map(({ id }) => id);
}

/** The address of the client or the agent whom a message is for; undefined for the owner's messages. */
export function addresseeOf(kind: MessageKind, about: MessageSubject): string | undefined {
  const { to } = messageKindDisplays[kind];
  if (to === 'owner') return undefined;
  if ('request' in about) return about.request.email;
  if (!('booking' in about)) return undefined;
  return about.booking[to === 'agent' ? 'agentEmail' : 'email'];
}
