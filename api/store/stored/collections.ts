import type * as z from 'zod/mini';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { zoneRules } from '#domain/business/zone-rules.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { SearchedLead } from '#domain/leads/lead-search.ts';
import { emailKey, senderKeys } from '#domain/leads/sender.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { type CalendarMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import { storedBookingSchema, storedContactRequestSchema } from './stored.schema.ts';

/** A record with what never leaves the store. */
export interface Stored<R> {
  record: R;
  idempotencyKey?: IdempotencyKey | undefined;
  /** Orders records of one millisecond; rises with each new one. Earlier versions stored none. */
  sequence?: number | undefined;
}

/** A collection of records in monthly files. */
export interface Collection<R> {
  folder: string;
  /** Characters from which a file takes no further record, if other than usual. */
  fullAt?: number;
  /** Parses a record of the file. */
  schema: z.ZodMiniType<Stored<R>>;
  /** The month whose file contains `record`. */
  monthOf(record: R): CalendarMonth;
  searched(record: R): SearchedLead;
  /** The keys by which `withKeys` finds the record. */
  keysOf?(record: R): readonly string[];
  /** The start of the appointment, '2026-12-01 08:00', of records that have one. */
  appointmentOf?(record: R): string;
}

/**
 * The zone whose months divide stored leads. It is part of the file format and the same for every business: in
 * another zone a record would be looked for in the file of another month, also after the owner has moved.
 */
export const storageZone: Zone = zoneRules['America/Chicago'];

/** Timestamps in UTC with the same month in every zone, all of which are within 14 hours of UTC. */
const SAME_MONTH_EVERYWHERE = /^\d{4}-\d\d-(0[2-9]|1\d|2[0-7])T/;

/**
 * Of records that are written twice within seconds, by their claim and by its outcome: small files, of which
 * thousands in a burst are written in little time. An ordinary month has about eight.
 */
export const ATTEMPTS_FULL_AT = 64 * 1024;

/** By the month of their creation in `storageZone`. */
export const contactRequests: Collection<ContactRequest> = {
  folder: 'contact-requests',
  schema: storedContactRequestSchema,
  // Converting the zone for each of 50,000 records would take a tenth of the start.
  monthOf: ({ createdAt }) =>
    SAME_MONTH_EVERYWHERE.test(createdAt)
      ? monthOf(createdAt)
      : monthOf(businessToday(new Date(createdAt), storageZone)),
  searched: ({ firstName, lastName, email, phone, propertyAddress, locale }) => ({
    name: `${firstName} ${lastName}`,
    email,
    phone,
    address: propertyAddress,
    locale,
  }),
  // Deleted spam still tells its sender, until it is erased.
  keysOf: (request) => (request.spam ? senderKeys(request) : []),
};

/** The key of a link to the client's page; no email address has a space. */
export const linkKey = (link: string): string => `link ${link}`;

/** The key of an agent's mailbox. */
export const agentKey = (email: string): string => `agent ${emailKey(email)}`;

/** By the month of the appointment, so that one file contains all bookings of a slot. */
export const bookings: Collection<Booking> = {
  folder: 'bookings',
  schema: storedBookingSchema,
  monthOf: ({ date }) => monthOf(date),
  searched: (booking) => booking,
  keysOf: ({ email, agentEmail, links = [] }) => [
    emailKey(email),
    ...(agentEmail ? [agentKey(agentEmail)] : []),
    ...links.map(linkKey),
  ],
  appointmentOf: ({ date, time }) => `${date} ${time}`,
};
